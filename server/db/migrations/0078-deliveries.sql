-- How each kind of notification reaches a person, in place of whether it is mailed. Forms that are
-- open elsewhere speak of what there is no more: they are of an older version now.
update users
set notification_settings = (
    select coalesce(jsonb_object_agg(decided.key, case
      when decided.key = 'neroli_digest_enabled' then decided.value
      when decided.value = 'false' then '"HERE"'::jsonb
      else '"MAIL"'::jsonb
    end), '{}')
    from jsonb_each(notification_settings) as decided
  ),
  version = version + 1
where notification_settings <> '{}';

-- Of the IANA database; null until a browser has said it.
alter table users add column time_zone text;

-- One mail that collects notifications: each day or week of a person once.
create table notification_digests (
  id uuid primary key default uuidv7(),
  user_key text not null references users (key) on delete cascade,
  period text not null 
    constraint notification_digests_period_known check (period in ('DAILY', 'WEEKLY')),
  -- The day on the person's clock at whose hour it is due.
  day date not null,
  begun_at timestamptz not null,
  -- When it was handed over; null while that is still to do.
  sent_at timestamptz,
  unique (user_key, period, day)
);
create index notification_digests_unsent on notification_digests (begun_at) where sent_at is null;

alter table notifications
  -- Waits for its reader's next digest.
  add column awaits_digest boolean not null default false,
  -- The digest that tells of it.
  add column digest_id uuid references notification_digests (id) on delete set null;
create index notifications_awaiting on notifications (user_key, triggered_at) where awaits_digest;
create index notifications_digest on notifications (digest_id) where digest_id is not null;

-- Who holds a token ends mails of that scope without signing in, and can do nothing else.
create table unsubscribe_tokens (
  user_key text not null references users (key) on delete cascade,
  -- A kind of notification, or a digest.
  scope text not null,
  token text not null unique,
  primary key (user_key, scope)
);
