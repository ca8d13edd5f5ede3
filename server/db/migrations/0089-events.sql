-- What an exhibition or portal is called and where it is; who changes it says which state was read.
alter table events
  add column version int not null default 1,
  add column description text not null default '',
  -- The hall or house, and its town: "Messe, Hamburg".
  add column place text not null default '',
  -- ISO 3166-1 alpha-2.
  add column country text check (country ~ '^[A-Z]{2}$'),
  -- IANA, of the hours of an exhibition.
  add column time_zone text not null default 'UTC',
  add constraint events_days check (ends_on >= starts_on);

-- A company in an exhibition or portal (spec 3 and 7).
alter table event_companies
  add column version int not null default 1,
  -- As it goes by there; its own name where there is none.
  add column display_name text,
  add column description text not null default '',
  -- Where it stands at an exhibition.
  add column hall text,
  add column stand text,
  -- Whom to turn to there, in place of the company's own contacts (spec 2, customContacts).
  add column contacts jsonb not null default '[]',
  -- Whether its products are there unless they are disabled; otherwise none that is not enabled.
  add column all_products boolean not null default true,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();

-- What is said of a product in an exhibition or portal; without a row its company's rule holds.
create table event_products (
  event_key text not null,
  company_key text not null,
  product_key text not null references products (key) on update cascade on delete cascade,
  version int not null default 1,
  -- As it goes by there; its own name where there is none.
  display_name text,
  enabled boolean not null default true,
  promoted boolean not null default false,
  -- Among the promoted ones, from 1.
  ranking int check (ranking > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (event_key, product_key),
  foreign key (event_key, company_key) references event_companies (event_key, company_key)
    on update cascade on delete cascade
);
create index event_products_product on event_products (product_key);
create index event_products_company on event_products (event_key, company_key);

do $$
declare
  known text;
begin
  alter table audit_entries drop constraint audit_entries_entity_known;
  alter table audit_entries add constraint audit_entries_entity_known check (entity in (
    'user', 'company', 'product', 'document', 'label', 'attribute', 'synonym', 'subscription',
    'import', 'export', 'rates', 'law', 'event'));
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([a-z.-]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'audit_entries_action_known'
    union
    select unnest(array[
      'event.created', 'event.saved', 'event.enabled', 'event.disabled', 'event.terms-published',
      'event.settings-saved', 'event.host-added', 'event.host-removed', 'event.asset-added',
      'event.asset-removed', 'event.company-saved', 'event.company-enabled',
      'event.company-disabled', 'event.product-saved', 'event.product-enabled',
      'event.product-disabled', 'event.product-promoted', 'event.product-demoted',
      'event.products-ranked', 'event.products-synced'])
  ) as actions;
  alter table audit_entries drop constraint audit_entries_action_known;
  execute 'alter table audit_entries add constraint audit_entries_action_known check (action in ('
    || known || '))';
end
$$;
