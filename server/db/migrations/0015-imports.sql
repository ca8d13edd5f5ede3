-- Files of products that a company brings in; contract/src/imports/states.ts has the states.
create table imports (
  id uuid primary key default uuidv7(),
  company_key text not null references companies (key) on update cascade,
  -- null for the operator's own programs.
  created_by text references users (key),
  -- Whose work the run is, in products' histories.
  started_by text references users (key),
  file_name text not null,
  -- null once the file has been removed; the rows stay.
  storage_key text,
  size bigint not null,
  format text not null,
  -- {encoding?, delimiter?, sheet?}: how the file is read.
  reading jsonb not null default '{}',
  sheets text[] not null default '{}',
  -- The columns with samples, as they were found.
  columns jsonb not null default '[]',
  mapping jsonb,
  mapping_from text,
  state text not null default 'UPLOADED',
  -- Rows that are done: of the dry run, then of the run; each batch moves it in its transaction.
  position int not null default 0,
  total int,
  planned jsonb,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  rejected int not null default 0,
  differing int not null default 0,
  -- {code, ...data} of what was said when the file's end, or the whole of it, could not be read.
  stopped jsonb,
  failure jsonb,
  -- {deleted, trashed, restored, left}; rows from this one on are done.
  undone jsonb,
  undo_position int,
  repairs uuid references imports (id) on delete set null,
  created_at timestamptz not null default now(),
  -- When it took its place in the company's line: one import of a company is at work at a time.
  queued_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  updated_at timestamptz not null default now()
);
create index imports_company on imports (company_key, created_at desc);
create index imports_at_work on imports (company_key, queued_at)
  where state in ('WAITING', 'RUNNING', 'CANCELING', 'UNDOING');
create index imports_repairs on imports (repairs) where repairs is not null;

create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  -- From 1, as they stand in the file; line is where the row begins.
  row int not null,
  line int not null,
  -- created, updated, unchanged, rejected: what the dry run said, and what the run did.
  planned text,
  outcome text,
  -- Not a reference: the product may be deleted, and the row still tells of it.
  product_key text,
  name text not null default '',
  -- [{field, from, to}] of an updated product.
  changes jsonb not null default '[]',
  -- [{code, column, field, value, fatal, ...}]
  problems jsonb not null default '[]',
  -- What else undoing needs: what the product was recognised by, and what it had become.
  before jsonb,
  after_hash text,
  -- The run did otherwise than the dry run had said.
  differs boolean not null default false,
  undo text,
  primary key (import_id, row)
);
create index import_rows_rejected on import_rows (import_id, row) where outcome = 'rejected';
create index import_rows_product on import_rows (product_key) where product_key is not null;

-- What a company's columns mean; proposed when a file with the same columns comes.
create table import_mappings (
  company_key text not null references companies (key) on update cascade,
  -- Of the names of the columns, whatever their order.
  columns_hash text not null,
  mapping jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (company_key, columns_hash)
);

-- By what imports recognise products (contract/src/imports/mapping.ts, identityFields). Texts can be
-- longer than an index takes, so that their hashes stand for them.
create index products_by_name on products (company_key, md5(lower(fields ->> 'name')));
create index products_by_inci on products (company_key, md5(lower(fields ->> 'inci')))
  where fields ? 'inci';
create index products_by_trade_name on products (company_key, md5(lower(fields ->> 'trade_name')))
  where fields ? 'trade_name';
create index products_by_sap_material_code
  on products (company_key, md5(lower(fields ->> 'sap_material_code')))
  where fields ? 'sap_material_code';
create index products_by_formulation_code
  on products (company_key, md5(lower(fields ->> 'formulation_code')))
  where fields ? 'formulation_code';
create index products_by_concept_code
  on products (company_key, md5(lower(fields ->> 'concept_code'))) where fields ? 'concept_code';
create index products_by_flavis on products (company_key, md5(lower(fields ->> 'flavis')))
  where fields ? 'flavis';
create index products_by_fema on products (company_key, md5(lower(fields ->> 'fema')))
  where fields ? 'fema';
create index products_by_e_number on products (company_key, md5(lower(fields ->> 'e_number')))
  where fields ? 'e_number';
create index products_by_cas on products using gin ((fields -> 'cas')) where fields ? 'cas';
