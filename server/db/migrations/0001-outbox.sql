-- What happened, written in the transaction that did it. Listeners run after the commit.
create table outbox (
  id bigint generated always as identity primary key,
  -- The writing transaction: readers that follow the log stop before the oldest unfinished one.
  transaction_id xid8 not null default pg_current_xact_id(),
  topic text not null,
  key text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  claimed_until timestamptz,
  handled_at timestamptz,
  attempts int not null default 0
);
create index outbox_unhandled on outbox (id) where handled_at is null;
create index outbox_following on outbox (transaction_id, id);

create table flags (
  name text primary key,
  value jsonb not null
);
