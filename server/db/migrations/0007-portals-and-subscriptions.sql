-- Portals and exhibitions are both events (spec 3, event or portal).
create table events (
  key text primary key,
  name text not null,
  type text not null,
  display_name text not null,
  enabled boolean not null default true,
  promoted boolean not null default false,
  starts_on date,
  ends_on date,
  -- {theme, links, support} (spec 3, portal settings).
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table event_companies (
  event_key text not null references events (key),
  company_key text not null references companies (key) on update cascade,
  enabled boolean not null default true,
  primary key (event_key, company_key)
);
create index event_companies_company on event_companies (company_key);

create table event_users (
  event_key text not null references events (key),
  user_key text not null references users (key) on delete cascade,
  status text not null default 'AWAITING_VERIFICATION',
  -- What the portal's own people call this user: COMPETITOR, DISTRIBUTOR … (spec 3, user type).
  type text,
  -- Permission key -> view | manage (spec 6).
  permissions jsonb not null default '{}',
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (event_key, user_key)
);
create index event_users_user on event_users (user_key);

create table subscriptions (
  key text primary key,
  company_key text not null references companies (key) on update cascade,
  plan text not null,
  starts_on date not null,
  -- The last day; without one it goes on until it is deactivated.
  ends_on date check (ends_on >= starts_on),
  deactivated_at timestamptz,
  note text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_company on subscriptions (company_key, starts_on desc);
