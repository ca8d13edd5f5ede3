-- Who of those who are remembered did something with which supplier, and when: what leads are listed
-- by. Kept by whoever moves interactions, in the same transaction; it goes with its reader.
create table interaction_leads (
  -- What the supplier knows the reader by; elsewhere the same reader has another one.
  id uuid primary key default gen_random_uuid(),
  company int not null references interaction_things (id) on delete cascade,
  reader int not null references interaction_readers (id) on delete cascade,
  -- From where it was last done.
  country int references interaction_things (id) on delete set null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- When something of it was last counted.
  changed_at timestamptz not null default now(),
  unique (company, reader)
);
create index interaction_leads_reader on interaction_leads (reader);
create index interaction_leads_changed on interaction_leads (changed_at);

insert into interaction_leads (company, reader, country, first_at, last_at)
select company, reader,
  (array_agg(country order by happened_at desc) filter (where country is not null))[1],
  min(happened_at), max(happened_at)
from interactions
where company is not null and reader is not null
group by company, reader;

-- A score leaves out what is further: it is read of the index alone, as before.
drop index interactions_lead;
create index interactions_lead on interactions (company, happened_at)
  include (reader, kind, product, further) where reader is not null;

-- What a supplier does about a lead. No row: nothing yet.
create table lead_work (
  lead uuid primary key references interaction_leads (id) on delete cascade,
  status text not null default 'NEW' constraint lead_work_status_known
    check (status in ('NEW', 'CONTACTED', 'QUALIFIED', 'WON', 'LOST')),
  assignee text references users (key) on update cascade on delete set null,
  note text not null default '',
  -- It was written while the person was named, and is shown as long as that is so.
  note_names boolean not null default false,
  -- When it first had as many points as make it hot.
  hot_at timestamptz,
  -- When the supplier last wrote to the person outside of a request.
  written_at timestamptz,
  version int not null default 0
);
create index lead_work_assignee on lead_work (assignee);

-- What makes leads hot where the supplier decides so. No row: as for everybody.
create table lead_scoring (
  company_key text primary key references companies (key) on update cascade on delete cascade,
  weights jsonb not null,
  threshold int not null check (threshold between 1 and 10000),
  version int not null default 1
);

create table lead_views (
  id uuid primary key default uuidv7(),
  user_key text not null references users (key) on update cascade on delete cascade,
  name text not null,
  -- The parameters of the list as they stand in the address.
  query jsonb not null,
  created_at timestamptz not null default now()
);
create unique index lead_views_name on lead_views (user_key, lower(name));

-- Until when it was looked for leads that have become hot.
create table lead_watch (
  only_one boolean primary key default true check (only_one),
  watched_until timestamptz not null
);
insert into lead_watch (watched_until) values (now());

do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([A-Z_]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'notifications_action_known'
    union
    select unnest(array['LEAD_HOT', 'SUPPLIER_WROTE'])
  ) as actions;
  alter table notifications drop constraint notifications_action_known;
  execute 'alter table notifications add constraint notifications_action_known check (action in ('
    || known || '))';
end
$$;
