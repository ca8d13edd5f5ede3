-- Awards that support gives to products and companies.
create table awards (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  recipients text not null,
  measure text not null,
  -- The only segment it is of.
  segment text,
  -- The days whose figures nominate, both within.
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint awards_recipients_known check (recipients in ('PRODUCT', 'COMPANY')),
  constraint awards_measure_known check (measure in ('VIEWS', 'KEPT', 'DOWNLOADS', 'REQUESTS')),
  constraint awards_segment_known check (segment in ('PERSONALCARE', 'HOMECARE', 'FOOD'))
);

create table award_givings (
  award uuid not null references awards on delete cascade,
  product_key text references products (key) on update cascade on delete cascade,
  company_key text references companies (key) on update cascade on delete cascade,
  given_at timestamptz not null default now(),
  check (num_nonnulls(product_key, company_key) = 1),
  unique (product_key, award),
  unique (company_key, award)
);
create index award_givings_of_award on award_givings (award);

do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([a-z.-]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'audit_entries_action_known'
    union
    select unnest(array['award.created', 'award.saved', 'award.removed', 'award.given',
      'award.taken'])
  ) as actions;
  alter table audit_entries drop constraint audit_entries_action_known;
  execute 'alter table audit_entries add constraint audit_entries_action_known check (action in ('
    || known || '))';
end
$$;

alter table audit_entries drop constraint audit_entries_entity_known;
alter table audit_entries add constraint audit_entries_entity_known check (entity in (
  'user', 'company', 'product', 'document', 'label', 'attribute', 'synonym', 'subscription',
  'import', 'export', 'rates', 'law', 'event', 'award'));
