-- Where somebody is signed in: what the identity provider's grant does not say. It ends with the grant.
create table sessions (
  id text primary key,
  model text not null generated always as ('Grant') stored,
  user_key text not null references users (key) on update cascade on delete cascade,
  began_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  address text,
  user_agent text,
  foreign key (model, id) references identity_payloads (model, id) on delete cascade
);
create index sessions_user on sessions (user_key);
insert into sessions (id, user_key)
  select identity_payloads.id, users.key from identity_payloads
  join users on users.key = identity_payloads.payload ->> 'accountId'
  where identity_payloads.model = 'Grant';

-- Browsers that somebody has signed in with before. A hash: the table tells nobody the cookie.
create table known_devices (
  user_key text not null references users (key) on update cascade on delete cascade,
  device bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_key, device)
);
create index known_devices_seen on known_devices (seen_at);

-- An address ends with the session that asked for it; null where other providers sign people in.
alter table download_addresses add column session_id text;
