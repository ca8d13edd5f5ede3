-- Who did what to which thing, when, from where; written in the transaction that did it.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_key text,
  -- As it was then: people change their names, and the trail outlives them.
  actor_name text not null,
  actor_email text not null,
  actor_roles text[] not null,
  -- The network address that the call came from; null for the operator's own programs.
  address text,
  action text not null,
  entity text not null,
  entity_key text not null,
  -- The company that the thing belongs to, for filtering.
  company_key text,
  before jsonb,
  after jsonb
);
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_entity on audit_entries (entity, entity_key, id desc);
create index audit_entries_actor on audit_entries (actor_key, id desc);
create index audit_entries_company on audit_entries (company_key, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is only ever added to';
end $$;
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_stay_all before truncate on audit_entries
  for each statement execute function refuse_change();
