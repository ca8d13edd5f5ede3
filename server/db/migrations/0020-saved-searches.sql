create table saved_searches (
  id uuid primary key default uuidv7(),
  user_key text not null references users (key) on delete cascade,
  name text not null,
  offering text not null,
  -- The parameters of the search call as they stand in an address, without what says nothing.
  query jsonb not null,
  -- The same for the same search, in whatever order its parameters were given.
  state_hash text not null,
  -- How the hits were shown: cards or list.
  view text not null,
  frequency text not null default 'NEVER' check (frequency in ('NEVER', 'DAILY', 'WEEKLY')),
  -- Products first listed after it are new to the person.
  looked_at timestamptz not null default now(),
  -- Products first listed after it have not been told in a digest yet.
  digested_until timestamptz not null default now(),
  version int not null default 1,
  created_at timestamptz not null default now(),
  -- Removed a short while ago, and brought back by undo.
  removed_at timestamptz
);
create unique index saved_searches_once on saved_searches (user_key, state_hash)
  where removed_at is null;
create index saved_searches_due on saved_searches (user_key)
  where removed_at is null and frequency <> 'NEVER';
create index saved_searches_removed on saved_searches (removed_at) where removed_at is not null;

-- Who holds the token stops a person's digests without signing in, and can do nothing else.
create table digest_tokens (
  user_key text primary key references users (key) on delete cascade,
  token text not null unique
);
