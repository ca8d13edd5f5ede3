-- The addresses that companies have their events posted to.
create table webhooks (
  key text primary key,
  company_key text not null references companies (key) on update cascade on delete cascade,
  address text not null,
  description text not null default '',
  events text[] not null
    constraint webhooks_events_known check (events <@ array['request.created', 'quote.accepted']),
  enabled boolean not null default true,
  -- When and why it was switched off by itself; null where people did, and while it is on.
  switched_off_at timestamptz,
  switched_off_because text constraint webhooks_switched_off_because_known
    check (switched_off_because in ('GONE', 'SILENT')),
  -- Encrypted; the old one is signed with too until its end.
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz,
  -- When a delivery last succeeded.
  answered_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((switched_off_at is null) = (switched_off_because is null)),
  check ((old_secret is null) = (old_secret_until is null))
);
create index webhooks_of_company on webhooks (company_key);

-- One event for one webhook, and what came of its tries.
create table webhook_deliveries (
  -- Its webhook-id.
  key text primary key,
  webhook_key text not null references webhooks (key) on delete cascade,
  event text not null constraint webhook_deliveries_event_known
    check (event in ('request.created', 'quote.accepted', 'webhook.ping')),
  -- What it tells of: whoever tells it twice adds it once.
  source text not null,
  -- As it is signed and posted.
  body text not null,
  state text not null default 'PENDING' constraint webhook_deliveries_state_known
    check (state in ('PENDING', 'DELIVERED', 'FAILED')),
  -- Of the present round, which begins anew with each replay.
  tries int not null default 0,
  begun_at timestamptz not null default now(),
  -- Counts tries and replays: work that was queued for an earlier one is passed over.
  turn int not null default 0,
  tried_at timestamptz,
  next_try_at timestamptz,
  failure text constraint webhook_deliveries_failure_known check (failure in
    ('STATUS', 'TIMEOUT', 'NAME_UNKNOWN', 'NOT_PUBLIC', 'CERTIFICATE', 'NO_CONNECTION', 'OFF')),
  answer_status int,
  answer text,
  created_at timestamptz not null default now(),
  unique (webhook_key, source)
);
create index webhook_deliveries_by_age on webhook_deliveries (webhook_key, created_at desc, key);
create index webhook_deliveries_old on webhook_deliveries (created_at);

do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([A-Z_]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'notifications_action_known'
    union
    select 'WEBHOOK_OFF'
  ) as actions;
  alter table notifications drop constraint notifications_action_known;
  execute 'alter table notifications add constraint notifications_action_known check (action in ('
    || known || '))';

  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([a-z.-]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'audit_entries_action_known'
    union
    select unnest(array['company.webhook-created', 'company.webhook-saved',
      'company.webhook-removed', 'company.webhook-secret-renewed', 'company.webhook-tested',
      'company.webhook-replayed'])
  ) as actions;
  alter table audit_entries drop constraint audit_entries_action_known;
  execute 'alter table audit_entries add constraint audit_entries_action_known check (action in ('
    || known || '))';
end
$$;
