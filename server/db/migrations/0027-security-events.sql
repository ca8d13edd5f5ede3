-- Who got in and who did not, what was refused, and what changed of anybody's rights. Kept for as long
-- as the operator says, and of no secrets.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null constraint security_events_kind_known check (kind in (
    'signed-in', 'sign-in-failed', 'signed-out', 'new-device', 'session-ended', 'token-reused',
    'throttled', 'refused', 'password-changed', 'mail-changed', 'factor-added', 'factor-removed',
    'factor-failed', 'recovery-codes-made', 'recovery-code-used', 'rights-changed',
    'status-changed', 'account-admitted', 'support-created', 'domain-proven',
    'confidential-downloaded')),
  -- Whom it is about, and who did it where that is somebody else; the log outlives both.
  user_key text,
  actor_key text,
  company_key text,
  address text,
  user_agent text,
  request_id text,
  -- How often, at least, within the minute that began with `at`.
  count int not null default 1,
  -- Of what is counted: which of them.
  series text unique,
  details jsonb not null
);
create index security_events_at on security_events (at);
create index security_events_kind on security_events (kind, id desc);
create index security_events_user on security_events (user_key, id desc);
create index security_events_actor on security_events (actor_key, id desc);
create index security_events_address on security_events (address, id desc);
