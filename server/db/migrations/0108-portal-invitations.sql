-- Who is invited into a portal or exhibition and has not signed up. A row goes when it is accepted or
-- taken back: nothing is kept of somebody who did not come.
create table portal_invitations (
  key text primary key,
  event_key text not null references events (key) on update cascade on delete cascade,
  email text not null,
  -- Of the token in the mailed address /register/portal/{registrationKey}.
  token_hash text not null unique,
  message text not null default '',
  invited_by text not null references users (key),
  -- Of the last mail, and of the link in it.
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index portal_invitations_address on portal_invitations (event_key, lower(email));
create index portal_invitations_email on portal_invitations (lower(email));

do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([a-z.-]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'audit_entries_action_known'
    union
    select unnest(array[
      'event.people-invited', 'event.person-reminded', 'event.invitation-withdrawn'])
  ) as actions;
  alter table audit_entries drop constraint audit_entries_action_known;
  execute 'alter table audit_entries add constraint audit_entries_action_known check (action in ('
    || known || '))';
end
$$;
