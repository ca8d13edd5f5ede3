-- What a call with an idempotency key has made: the same call again is answered by it and makes
-- nothing (kernel/once). Written in the transaction of the work itself.
create table calls_made_once (
  user_key text not null references users (key) on delete cascade,
  -- Method and address: the same key at another address is another call.
  call text not null,
  idempotency_key text not null,
  -- Of what was sent, so that other content under the same key is told and not swallowed.
  content_hash text not null,
  -- The keys of what was made; what they stand for is read anew, by the rights of that moment.
  outcome jsonb,
  made_at timestamptz not null default now(),
  primary key (user_key, call, idempotency_key)
);
create index calls_made_once_made_at on calls_made_once (made_at);

-- Requests kept the keys of their forms themselves.
insert into calls_made_once (user_key, call, idempotency_key, content_hash, outcome, made_at)
  select buyer_key, 'POST /api/requests', idempotency_key, min(form_hash), jsonb_agg(key), min(created_at)
  from requests
  where created_at > now() - interval '30 days' and form_hash <> ''
  group by buyer_key, idempotency_key;
drop index requests_once;
alter table requests drop column idempotency_key, drop column form_hash;
