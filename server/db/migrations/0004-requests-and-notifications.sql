create table requests (
  key text primary key,
  type text not null,
  status text not null default 'REQUESTED',
  resolution text,
  reject_reason text,
  company_key text not null references companies (key),
  buyer_key text not null references users (key),
  buyer_company_key text references companies (key),
  batch text,
  origin text not null,
  message text not null,
  needed_by date,
  quantity_required jsonb,
  estimated_yearly_usage jsonb,
  shipping_address jsonb,
  contact jsonb not null,
  cc text[] not null default '{}',
  document_types text[] not null default '{}',
  idempotency_key text not null,
  -- What the form said, to tell a form sent twice from another one with the same key.
  form_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The same form sent twice makes one request.
create unique index requests_once on requests (buyer_key, idempotency_key, company_key);
create index requests_supplier on requests (company_key, updated_at desc);
create index requests_buyer on requests (buyer_company_key, updated_at desc);
create index requests_person on requests (buyer_key, type, created_at desc);

create table request_products (
  request_key text not null references requests (key),
  product_key text not null references products (key),
  position int not null,
  primary key (request_key, product_key)
);
create index request_products_product on request_products (product_key);

create table request_messages (
  id uuid primary key default uuidv7(),
  request_key text not null references requests (key),
  side text not null,
  author_key text not null references users (key),
  body text not null,
  created_at timestamptz not null default now()
);
create index request_messages_request on request_messages (request_key, created_at);

create table request_reads (
  request_key text not null references requests (key),
  user_key text not null references users (key),
  read_at timestamptz not null default now(),
  primary key (request_key, user_key)
);

create table notifications (
  id uuid primary key default uuidv7(),
  user_key text not null references users (key),
  action text not null,
  read boolean not null default false,
  triggered_at timestamptz not null default now(),
  event_key text,
  data jsonb not null default '{}',
  -- The event that caused it: a listener that runs twice writes once.
  outbox_id bigint not null,
  -- When its mail was handed over; null while that is still to do.
  mailed_at timestamptz,
  unique (user_key, outbox_id)
);
create index notifications_outbox on notifications (outbox_id);
create index notifications_user on notifications (user_key, triggered_at desc);
