-- An exhibitor that somebody plans to see at an exhibition; nobody else reads it.
create table visits (
  user_key text not null references users (key) on delete cascade,
  event_key text not null,
  company_key text not null,
  note text not null default '',
  visited boolean not null default false,
  -- On the person's way, from 1; those without one follow by hall and stand.
  position int check (position > 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (user_key, event_key, company_key),
  foreign key (event_key, company_key) references event_companies (event_key, company_key)
    on update cascade on delete cascade
);
create index visits_exhibitor on visits (event_key, company_key);
