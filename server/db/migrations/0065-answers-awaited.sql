-- Two more things are told of quotes, beside all that is told already.
do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([A-Z_]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'notifications_action_known'
    union
    select unnest(array['QUOTE_NOT_CHOSEN', 'QUOTE_AWAITED'])
  ) as actions;
  alter table notifications drop constraint notifications_action_known;
  execute 'alter table notifications add constraint notifications_action_known check (action in ('
    || known || '))';
end
$$;

-- Forms sent to several suppliers as plain requests are compared, too.
insert into rounds (key, buyer_key, buyer_company_key, created_at, status, closed_at)
  select batch, min(buyer_key), min(buyer_company_key), min(created_at),
    case when bool_or(status in ('REQUESTED', 'OPEN')) then 'OPEN' else 'CLOSED' end,
    case when not bool_or(status in ('REQUESTED', 'OPEN')) then max(updated_at) end
  from requests where type = 'QUOTE' and batch is not null
  group by batch
  on conflict do nothing;
