-- What a QUOTE request asks for, line by line.
create table request_lines (
  request_key text not null references requests (key),
  line_key text not null,
  name text not null,
  product_key text references products (key),
  -- Null of requests from before each line had to say.
  quantity jsonb,
  position integer not null,
  primary key (request_key, line_key)
);

insert into request_lines (request_key, line_key, name, product_key, quantity, position)
  select request_key, 'line-' || row_number() over (partition by request_key order by position),
    name, product_key,
    case when (asked ->> 'value')::numeric > 0 then jsonb_build_object(
      'value', trim_scale(greatest(round((asked ->> 'value')::numeric, 6), 0.000001))::text,
      'unit', asked ->> 'unit') end,
    position
  from (
    select request_products.request_key, request_products.product_key, request_products.position,
      products.name, coalesce(request_products.quantity, requests.quantity_required) as asked
    from request_products
    join requests on requests.key = request_products.request_key
    join products on products.key = request_products.product_key
    where requests.type = 'QUOTE'
  ) as line;

-- The answer to a QUOTE request. What the supplier writes and has not sent is its draft.
create table quotes (
  key text primary key,
  request_key text not null unique references requests (key),
  status text not null default 'DRAFT',
  current_version integer,
  valid_until date,
  accepted_at timestamptz,
  accepted_by text references users (key),
  -- Positions of the lines of the current version; null while nothing is accepted.
  accepted_lines integer[],
  ended_at timestamptz,
  end_reason text,
  -- For the supplier's side alone.
  internal_note text not null default '',
  draft jsonb,
  draft_revision integer not null default 0,
  draft_by text references users (key),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint quotes_status_known check (
    status in ('DRAFT', 'SENT', 'ACCEPTED', 'REJECTED', 'CANCELED', 'EXPIRED')),
  constraint quotes_sent_has_version check (
    status = 'DRAFT' or (current_version is not null and valid_until is not null)),
  constraint quotes_acceptance_whole check (
    (status = 'ACCEPTED') = (accepted_at is not null)
    and (accepted_at is null) = (accepted_by is null)
    and (accepted_at is null) = (accepted_lines is null))
);
create index quotes_running on quotes (valid_until) where status = 'SENT';

-- What the buyer wants otherwise in a version.
create table quote_counters (
  id uuid primary key default uuidv7(),
  quote_key text not null references quotes (key),
  version integer not null,
  comment text not null,
  -- Prices that the buyer aims at, by the position of the line: in its currency, per its amount.
  targets jsonb not null default '[]',
  asked_by text not null references users (key),
  asked_at timestamptz not null default clock_timestamp()
);
create index quote_counters_quote on quote_counters (quote_key, asked_at);

create table quote_versions (
  quote_key text not null references quotes (key),
  version integer not null,
  content jsonb not null,
  -- SHA-256 of the content as canonical JSON.
  content_hash text not null,
  sent_by text not null references users (key),
  sent_at timestamptz not null default clock_timestamp(),
  -- The wish that this version answers.
  counter_id uuid references quote_counters (id),
  primary key (quote_key, version)
);
alter table quote_counters
  add foreign key (quote_key, version) references quote_versions (quote_key, version);

create function refuse_change_of_sent_version() returns trigger language plpgsql as $$
begin
  raise exception 'version % of quote % was sent and never changes', old.version, old.quote_key
    using errcode = 'restrict_violation';
end $$;
create trigger quote_versions_never_change before update or delete on quote_versions
  for each row execute function refuse_change_of_sent_version();

-- Lines and terms that a company begins quotes with.
create table quote_templates (
  key text primary key,
  company_key text not null references companies (key) on update cascade on delete cascade,
  name text not null,
  draft jsonb not null,
  created_by text not null references users (key),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index quote_templates_name on quote_templates (company_key, lower(name));

-- A file that was sent with a quote, in place of a message.
alter table request_attachments add column quote_version integer;
