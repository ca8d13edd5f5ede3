-- A company that another one's manager created is that one's to edit.
alter table companies
  add column owner_company_key text references companies (key) on update cascade;

-- A company's key changes with its name: whatever names it goes along.
alter table users drop constraint users_company_key_fkey,
  add foreign key (company_key) references companies (key) on update cascade;
alter table products drop constraint products_company_key_fkey,
  add foreign key (company_key) references companies (key) on update cascade;
alter table assets drop constraint assets_company_key_fkey,
  add foreign key (company_key) references companies (key) on update cascade;
alter table requests drop constraint requests_company_key_fkey,
  drop constraint requests_buyer_company_key_fkey,
  add foreign key (company_key) references companies (key) on update cascade,
  add foreign key (buyer_company_key) references companies (key) on update cascade;

-- Where a company was found before; its old addresses lead to the new one.
create table company_old_keys (
  old_key text primary key,
  company_key text not null references companies (key) on update cascade,
  created_at timestamptz not null default now()
);
create index companies_name on companies (lower(name), key);
