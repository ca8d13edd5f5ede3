-- Access of a buyer's company to a confidential document, all versions of it, given in answer to a
-- request. One that was withdrawn stays; of the others there is one for each company and document.
create table document_grants (
  id uuid primary key default uuidv7(),
  -- No foreign key: a document that is removed ends what it gave, and its history stays.
  series uuid not null,
  company_key text not null references companies (key) on update cascade on delete cascade,
  request_key text not null references requests (key) on delete cascade,
  -- The last day, UTC; null where it has none.
  until date,
  granted_by text not null references users (key) on update cascade,
  granted_at timestamptz not null default now(),
  withdrawn_by text references users (key) on update cascade,
  withdrawn_at timestamptz,
  constraint document_grants_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index document_grants_held on document_grants (series, company_key)
  where withdrawn_at is null;
create index document_grants_request on document_grants (request_key);

-- Who received which version of a document, when and how: the ledger that REACH asks for. It says
-- again what the document and its reader were called then, since both may be gone when it is asked.
create table document_receipts (
  id uuid primary key default uuidv7(),
  supplier_key text not null references companies (key) on update cascade on delete cascade,
  document_id uuid not null,
  series uuid not null,
  version int not null,
  hash bytea,
  name text not null,
  document_type text not null,
  product_name text,
  user_key text not null references users (key) on update cascade on delete cascade,
  company_key text,
  company_name text,
  person text not null,
  email text not null,
  how text not null,
  received_at timestamptz(3) not null default now(),
  received_on date not null,
  constraint document_receipts_how_known check (how in ('DOWNLOAD', 'GRANT', 'MAIL'))
);
-- Readers of PDF ask for many parts, and people for the same file again: once a day is enough.
create unique index document_receipts_daily
  on document_receipts (document_id, user_key, how, received_on);
-- A version is mailed to nobody twice.
create unique index document_receipts_mailed on document_receipts (document_id, user_key)
  where how = 'MAIL';
create index document_receipts_series on document_receipts (series, received_at);
create index document_receipts_supplier on document_receipts (supplier_key, received_at);
