-- The way of the goods of each SAMPLE request.
create table samples (
  request_key text primary key references requests (key),
  status text not null default 'ASKED',
  -- What each product said of its samples when this one was asked for, as the buyer could read it.
  terms jsonb not null,
  asked_at timestamptz not null,
  shipping text,
  shipping_cost jsonb,
  approved_at timestamptz,
  approved_by text references users (key),
  decline_reason text,
  declined_at timestamptz,
  declined_by text references users (key),
  carrier text,
  tracking_number text,
  tracking_link text,
  shipped_on date,
  shipped_at timestamptz,
  shipped_by text references users (key),
  delivered_at timestamptz,
  delivered_by text references users (key),
  score int,
  notes text,
  shared boolean,
  evaluated_at timestamptz,
  evaluated_by text references users (key),
  constraint samples_status_known check (status in (
      'ASKED', 'APPROVED', 'DECLINED', 'SHIPPED', 'DELIVERED', 'EVALUATED'
    )),
  constraint samples_shipping_known check (shipping in ('FREE', 'AMOUNT', 'UNKNOWN')),
  constraint samples_score_between check (score between 1 and 5),
  constraint samples_shipped_with check (
    status not in ('SHIPPED', 'DELIVERED', 'EVALUATED')
    or (carrier is not null and shipped_on is not null)),
  constraint samples_evaluated_how check (
    status <> 'EVALUATED' or (score is not null and shared is not null))
);

-- Of those before nobody kept what the price was; one that was rejected has its reason.
insert into samples (request_key, terms, asked_at, status, decline_reason, declined_at)
  select requests.key,
    coalesce((
      select jsonb_agg(jsonb_build_object('product', products.key, 'name', products.name,
        'price', null, 'price_note', null, 'size', null) order by request_products.position)
      from request_products join products on products.key = request_products.product_key
      where request_products.request_key = requests.key), '[]'),
    requests.created_at,
    case when resolution = 'REJECTED' then 'DECLINED' else 'ASKED' end,
    case when resolution = 'REJECTED' then coalesce(reject_reason, '') end,
    case when resolution = 'REJECTED' then closed_at end
  from requests where type = 'SAMPLE';

-- What becomes of a sample is told, beside all that is told already.
do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([A-Z_]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'notifications_action_known'
    union
    select unnest(array['SAMPLE_APPROVED', 'SAMPLE_DECLINED', 'SAMPLE_WITHDRAWN',
      'SAMPLE_SHIPPED', 'SAMPLE_DELIVERED', 'SAMPLE_EVALUATED'])
  ) as actions;
  alter table notifications drop constraint notifications_action_known;
  execute 'alter table notifications add constraint notifications_action_known check (action in ('
    || known || '))';
end
$$;
