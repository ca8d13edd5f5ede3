-- Versions of a document are a series: each has the next number and says when it was replaced.
alter table assets
  add column series uuid not null default uuidv7(),
  add column replaced_at timestamptz,
  -- SHA-256 of the stored bytes; null of what came before.
  add column hash bytea,
  -- When it was searched for viruses; null where no scanner was set up.
  add column scanned_at timestamptz,
  -- Of how many days before its end the company has been told last (contract/documents/validity.ts).
  add column reminded_days smallint,
  -- Counts the changes of what is said of it; version counts the files.
  add column record_version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by text references users (key);
create unique index assets_series on assets (series, version);
create index assets_newest on assets (company_key, created_at desc)
  where kind = 'DOCUMENT' and replaced_at is null;
create index assets_ending on assets (valid_until)
  where valid_until is not null and replaced_at is null;

-- Bytes in the store that no row speaks of, or is about to: noted before they are written, struck
-- out with the row that speaks of them, and removed when that never came.
create table unclaimed_bytes (
  storage_key text primary key,
  -- From when on they are removed.
  due_at timestamptz not null
);
create index unclaimed_bytes_due on unclaimed_bytes (due_at);

-- Files that are made ready for one person; contract/src/downloads/schema.ts has the states.
create table downloads (
  key text primary key,
  user_key text not null references users (key) on delete cascade,
  kind text not null,
  name text not null,
  state text not null default 'WAITING',
  progress smallint not null default 0,
  -- Of an export the company whose it is.
  company_key text references companies (key) on update cascade,
  -- Of documents: which, and [{id, name, code}] of those that were asked for and are not in it.
  documents uuid[] not null default '{}',
  refused jsonb not null default '[]',
  media_type text,
  size bigint,
  storage_key text,
  -- A code of contract/src/kernel/errors.ts.
  failure text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz
);
create index downloads_user on downloads (user_key, created_at desc);
create index downloads_ending on downloads (expires_at) where expires_at is not null;

-- Addresses of finished downloads that need no sign-in, for a few minutes.
create table download_addresses (
  token_hash bytea primary key,
  download_key text not null references downloads (key) on delete cascade,
  expires_at timestamptz not null
);
create index download_addresses_download on download_addresses (download_key);
