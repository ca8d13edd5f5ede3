-- Who made a product, who changed it last, who put it into the trash; and how complete it is.
alter table products
  add column created_by text references users (key),
  add column updated_by text references users (key),
  add column trashed_by text references users (key),
  -- Of what contract/src/products/completeness.ts expects: how many fields and kinds of documents
  -- are there, and how many are expected together; 0 is not counted yet.
  add column complete_fields smallint not null default 0,
  add column complete_documents smallint not null default 0,
  add column complete_expected smallint not null default 0,
  add column completeness smallint not null generated always as (
    case when complete_expected > 0
      then least(100, (complete_fields + complete_documents) * 100 / complete_expected)::smallint
      else 0::smallint
    end) stored;

-- What each change of a product did, field by field, for reading and for undoing.
create table product_history (
  id uuid primary key default uuidv7(),
  product_key text not null references products (key) on delete cascade,
  company_key text not null references companies (key) on update cascade,
  -- The product's after the change.
  version int not null,
  action text not null,
  at timestamptz not null default now(),
  -- null for the operator's own programs.
  by_user text references users (key),
  -- [{field, from, to}]; a value that was or is not there is left out.
  changes jsonb not null default '[]',
  import_id uuid
);
create index product_history_product on product_history (product_key, id desc);
create index product_history_company on product_history (company_key);
create index product_history_import on product_history (import_id) where import_id is not null;
