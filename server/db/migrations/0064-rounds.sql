-- One question to several suppliers, whose answers are compared: the requests of one form (batch).
alter table requests add column alternatives boolean not null default false;
-- Products of one form that answer the same need have the same number; null: each one is its own.
alter table request_products add column line smallint;

create table rounds (
  key text primary key,
  buyer_key text not null references users (key),
  buyer_company_key text references companies (key) on update cascade,
  status text not null default 'OPEN',
  closed_at timestamptz,
  -- How its offers were compared last: the currency, how much price, time and quality weigh, the
  -- marks given to suppliers, and the request whose offer was chosen for each line.
  currency text not null default 'EUR',
  weights jsonb not null default '{"price": 100, "time": 0, "quality": 0}',
  marks jsonb not null default '{}',
  choice jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint rounds_status_known check (status in ('OPEN', 'CLOSED')),
  constraint rounds_closed_at check ((status = 'CLOSED') = (closed_at is not null))
);
create index rounds_company on rounds (buyer_company_key, created_at desc);
create index rounds_buyer on rounds (buyer_key, created_at desc);
create index requests_batch on requests (batch) where batch is not null;

insert into rounds (key, buyer_key, buyer_company_key, created_at, status, closed_at)
  select batch, min(buyer_key), min(buyer_company_key), min(created_at),
    case when bool_or(status in ('REQUESTED', 'OPEN')) then 'OPEN' else 'CLOSED' end,
    case when not bool_or(status in ('REQUESTED', 'OPEN')) then max(updated_at) end
  from requests where type = 'QUOTE' and batch is not null
  group by batch;

-- A supplier is reminded of each date once.
create table request_reminders (
  request_key text not null references requests (key),
  days smallint not null,
  sent_at timestamptz not null default now(),
  primary key (request_key, days)
);
