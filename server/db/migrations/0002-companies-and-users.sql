create table companies (
  key text primary key,
  name text not null,
  type text not null,
  offering text[] not null default '{}',
  verified boolean not null default false,
  enabled boolean not null default true,
  formerly_known_as text,
  headquarters jsonb,
  country text,
  number_employees text,
  annual_revenue text,
  indie_brand_friendly boolean not null default false,
  vat text,
  foundation_year int,
  tagline text,
  description text,
  website text,
  dow_jones_sustainability_score numeric,
  sustainable_development_goals int[] not null default '{}',
  valid_email_domains text[] not null default '{}',
  segments jsonb not null default '[]',
  media_links jsonb not null default '[]',
  contacts jsonb not null default '[]',
  verified_contacts jsonb not null default '[]',
  excluded_types text[] not null default '{}',
  labels jsonb not null default '[]',
  top_products jsonb not null default '[]',
  data_visibility jsonb not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table users (
  key text primary key,
  email text not null,
  title text,
  firstname text not null,
  lastname text not null,
  company_key text references companies (key),
  roles text[] not null default '{}',
  permissions jsonb not null default '{}',
  status text not null default 'AWAITING_VERIFICATION',
  enabled boolean not null default true,
  password_hash text,
  department text,
  language text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create index users_company on users (company_key);

-- Sessions, grants, codes and tokens of the embedded identity provider.
create table identity_payloads (
  model text not null,
  id text not null,
  -- json, not jsonb: a client's parameters may hold a zero byte, which jsonb refuses.
  payload json not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index identity_payloads_grant on identity_payloads (grant_id);
create index identity_payloads_uid on identity_payloads (uid);
create index identity_payloads_expiry on identity_payloads (expires_at);

create table identity_keys (
  kid text primary key,
  purpose text not null,
  key jsonb not null,
  created_at timestamptz not null default now()
);
