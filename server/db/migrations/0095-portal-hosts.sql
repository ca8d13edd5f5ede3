-- The names by which a portal is reached, beside the address of the whole installation.
create table portal_hosts (
  event_key text not null references events (key) on update cascade on delete cascade,
  -- Lower case, as DNS writes it.
  host text not null check (host = lower(host) and host ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  -- What the record _neroli.<host> has to say.
  token text not null,
  -- Since when it is this portal's; null before, and after its records were wrong for too long.
  proven_at timestamptz,
  checked_at timestamptz,
  -- What was wrong at the last check.
  fault text check (fault in ('NO_ANSWER', 'NO_RECORD', 'WRONG_RECORD', 'ELSEWHERE', 'TAKEN')),
  -- Of a proven one, since when something is.
  failing_since timestamptz,
  -- When it ceased to be this portal's.
  lost_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (event_key, host)
);
-- A claim that was never proven blocks nobody.
create unique index portal_hosts_proven on portal_hosts (host) where proven_at is not null;

-- Browsers keep passkeys apart by host: one serves only at that which it was made for. Those of before
-- were made for the address of the whole installation.
alter table passkeys add column host text;
