-- What the people of a supplier are told of its readers each Monday, written down before it is sent:
-- one a week for each of them, also where nothing happened and nothing is sent.
create table analytics_digests (
  id uuid primary key default uuidv7(),
  user_key text not null references users (key) on delete cascade,
  company_key text not null references companies (key) on update cascade on delete cascade,
  -- The Monday on which it is due; it tells of the seven days before.
  day date not null,
  figures jsonb not null,
  begun_at timestamptz not null,
  -- When it was handed over; null while that is still to do.
  sent_at timestamptz,
  constraint analytics_digests_once unique (user_key, day)
);
create index analytics_digests_unsent on analytics_digests (begun_at) where sent_at is null;
create index analytics_digests_company on analytics_digests (company_key);
