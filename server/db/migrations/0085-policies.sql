-- What a buyer company wants, and what it does not want, in what it buys.
create table company_policies (
  id uuid primary key default uuidv7(),
  company_key text not null references companies (key) on update cascade,
  list text not null,
  dimension text not null,
  -- As it was written; of a supplier the key that it had then.
  value text not null,
  -- As values are compared.
  folded text not null,
  note text not null default '',
  created_by text references users (key),
  created_at timestamptz not null default now(),
  constraint company_policies_list_known check (list in ('BLACKLIST', 'WHITELIST')),
  constraint company_policies_dimension_known
    check (dimension in ('CAS', 'INCI', 'FUNCTION', 'ORIGIN', 'CLAIM', 'SUPPLIER')),
  constraint company_policies_once unique (company_key, list, dimension, folded)
);
