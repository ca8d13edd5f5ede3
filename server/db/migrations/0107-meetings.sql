-- What keeps meetings apart asks of one person, company or row that times do not overlap.
create extension if not exists btree_gist;

-- When an exhibitor can be met, by the clock on the wall of the exhibition.
create table meeting_hours (
  id uuid primary key default gen_random_uuid(),
  event_key text not null,
  company_key text not null,
  day date not null,
  starts time not null,
  ends time not null check (ends > starts),
  minutes int not null check (minutes between 10 and 120),
  at_once int not null check (at_once between 1 and 50),
  created_at timestamptz not null default now(),
  foreign key (event_key, company_key) references event_companies (event_key, company_key)
    on update cascade on delete cascade,
  constraint meeting_hours_apart exclude using gist (
    event_key with =, company_key with =, tsrange(day + starts, day + ends) with &&)
);

create table meetings (
  key text primary key,
  event_key text not null,
  company_key text not null,
  user_key text not null references users (key) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Of those of the exhibitor's people who can be met at the same time, from 1.
  place int not null check (place > 0),
  status text not null default 'ASKED' constraint meetings_status_known
    check (status in ('ASKED', 'AGREED', 'DECLINED', 'WITHDRAWN', 'CANCELED')),
  subject text not null,
  message text not null default '',
  reason text,
  -- How often what calendars show of it has changed (RFC 5545, SEQUENCE).
  sequence int not null default 0,
  agreed_at timestamptz,
  reminded_day_at timestamptz,
  reminded_soon_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (event_key, company_key) references event_companies (event_key, company_key)
    on update cascade on delete cascade,
  -- Nobody is at two places at once, at whatever exhibitions.
  constraint meetings_of_person_apart exclude using gist (
    user_key with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('ASKED', 'AGREED')),
  constraint meetings_of_exhibitor_apart exclude using gist (
    event_key with =, company_key with =, place with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('ASKED', 'AGREED'))
);
create index meetings_of_exhibitor on meetings (event_key, company_key, starts_at);
create index meetings_of_person on meetings (user_key, starts_at);
create index meetings_agreed on meetings (starts_at) where status = 'AGREED';

do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([A-Z_]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'notifications_action_known'
    union
    select unnest(array['MEETING_ASKED', 'MEETING_AGREED', 'MEETING_DECLINED',
      'MEETING_WITHDRAWN', 'MEETING_CANCELED', 'MEETING_SOON'])
  ) as actions;
  alter table notifications drop constraint notifications_action_known;
  execute 'alter table notifications add constraint notifications_action_known check (action in ('
    || known || '))';
end
$$;
