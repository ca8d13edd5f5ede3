-- The programme of an exhibition, by the clock on its wall.
create table talks (
  id uuid primary key default gen_random_uuid(),
  event_key text not null references events (key) on update cascade on delete cascade,
  -- The company that gives the talk, one of those that take part.
  company_key text,
  title text not null,
  description text not null default '',
  speaker text not null default '',
  -- A hall or room; empty while nobody knows.
  room text not null default '',
  day date not null,
  starts time not null,
  ends time not null check (ends > starts),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_key, company_key) references event_companies (event_key, company_key)
    on update cascade on delete set null (company_key),
  -- One room holds one talk at a time.
  constraint talks_of_room_apart exclude using gist (
    event_key with =, lower(room) with =, tsrange(day + starts, day + ends) with &&)
    where (room <> '')
);
create index talks_of_event on talks (event_key, day, starts);

do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([a-z.-]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'audit_entries_action_known'
    union
    select unnest(array['event.talk-added', 'event.talk-changed', 'event.talk-removed'])
  ) as actions;
  alter table audit_entries drop constraint audit_entries_action_known;
  execute 'alter table audit_entries add constraint audit_entries_action_known check (action in ('
    || known || '))';
end
$$;
