create table products (
  key text primary key,
  company_key text not null references companies (key),
  offering text not null,
  segment text not null,
  name text not null,
  -- The values of the field registry (contract/src/products/fields.ts).
  fields jsonb not null,
  -- Field key -> PUBLIC | RESTRICTED | PRIVATE, where the supplier decided other than the registry.
  visibility jsonb not null default '{}',
  -- What an import recognises its own rows by.
  source text,
  source_key text,
  source_hash text,
  trashed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_company on products (company_key, offering, segment);
create unique index products_source on products (company_key, source, source_key);

create table assets (
  id uuid primary key default uuidv7(),
  company_key text not null references companies (key),
  product_key text references products (key),
  kind text not null,
  name text not null,
  document_type text,
  visibility text not null default 'PUBLIC',
  version int not null default 1,
  language text,
  valid_until date,
  size int not null,
  media_type text not null,
  storage_key text not null,
  position int not null default 0,
  uploaded_by text references users (key),
  created_at timestamptz not null default now()
);
create index assets_product on assets (product_key);
create index assets_company on assets (company_key);
