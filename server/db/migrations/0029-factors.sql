-- What somebody proves who they are with, beside the password (decision 40).
create table passkeys (
  -- The credential's own name, base64url.
  id text primary key,
  user_key text not null references users (key) on update cascade on delete cascade,
  name text not null,
  public_key bytea not null,
  -- Grows with each use, of authenticators that count; a copy is found by it.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_key);

create table authenticator_apps (
  user_key text primary key references users (key) on update cascade on delete cascade,
  -- Encrypted; null until the first code of it was typed.
  secret bytea,
  -- Encrypted: shown, and not proved yet.
  offered bytea,
  -- The half minute of the last code: neither it nor an older one serves again.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create table recovery_codes (
  user_key text not null references users (key) on update cascade on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (user_key, hash)
);

-- A sign-in that is going on: whose password was right, and what a passkey has to sign.
create table sign_in_steps (
  -- The provider's interaction.
  uid text primary key,
  user_key text references users (key) on update cascade on delete cascade,
  challenge text,
  expires_at timestamptz not null
);
create index sign_in_steps_expiry on sign_in_steps (expires_at);

-- A session that has proved anew who uses it, and what a passkey has to sign in it.
create table confirmations (
  user_key text not null references users (key) on update cascade on delete cascade,
  session text not null,
  challenge text,
  challenge_until timestamptz,
  confirmed_until timestamptz,
  primary key (user_key, session)
);
