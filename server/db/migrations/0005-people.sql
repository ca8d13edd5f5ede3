alter table users
  add column phone_number text,
  add column country_code text,
  add column job_title text,
  add column segments text[] not null default '{}',
  -- Spoken languages: [{language, level}] (spec 3).
  add column languages jsonb not null default '[]',
  -- Social network -> address.
  add column social_links jsonb not null default '{}',
  -- Kind of notification -> whether it is mailed.
  add column notification_settings jsonb not null default '{}',
  -- How the account came to be: SIGN_UP, INVITATION, SUPPORT or the key of a portal.
  add column source text not null default 'SUPPORT',
  -- What a person said whose company was not listed: {company_name, user_notes, company_type}.
  add column special_case jsonb,
  add column terms_accepted_at timestamptz,
  -- When the address was proved by a mailed link; without it there is no sign-in.
  add column activated_at timestamptz,
  add column last_signed_in_at timestamptz,
  add column version int not null default 1;
update users set activated_at = created_at;
create index users_created on users (created_at desc, key);

create table user_pictures (
  -- Random, not made from the time: its address is all that protects it.
  id uuid primary key default gen_random_uuid(),
  user_key text not null unique references users (key) on delete cascade,
  media_type text not null,
  size int not null,
  storage_key text not null,
  created_at timestamptz not null default now()
);

-- Links that are mailed and serve once. The token itself is nowhere but in the mail.
create table mailed_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('ACTIVATION', 'PASSWORD')),
  user_key text not null references users (key) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index mailed_tokens_user on mailed_tokens (user_key, purpose);

create table invitations (
  key text primary key,
  -- Of the token in the mailed address /register/{registrationKey}.
  token_hash text not null unique,
  email text not null,
  company_key text references companies (key) on update cascade,
  editor boolean not null default false,
  message text not null default '',
  invited_by text not null references users (key),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text references users (key),
  created_at timestamptz not null default now()
);
create index invitations_email on invitations (lower(email));
create index invitations_company on invitations (company_key);
