-- Everything that happens to a request. Its kinds stand in the contract (requests/events.ts): they
-- grow with each capability that tells of a request, so that no constraint lists them here.
create table request_events (
  id uuid primary key default uuidv7(),
  request_key text not null references requests (key),
  kind text not null,
  -- Null of what happened by the clock, and of what was done before events were kept.
  actor_key text references users (key),
  side text,
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  constraint request_events_side_known check (side in ('BUYER', 'SUPPLIER', 'SUPPORT'))
);
create index request_events_request on request_events (request_key, created_at);

-- Whose turn it is; null when nobody waits for an answer.
alter table requests
  add column waiting_for text,
  add constraint requests_waiting_for_known check (waiting_for in ('BUYER', 'SUPPLIER'));

update requests set waiting_for = coalesce(
  (select case side when 'BUYER' then 'SUPPLIER' else 'BUYER' end from request_messages
    where request_key = requests.key and side <> 'SUPPORT'
    order by created_at desc, id desc limit 1),
  'SUPPLIER')
where status in ('REQUESTED', 'OPEN');

insert into request_events (request_key, kind, actor_key, side, created_at)
  select key, 'sent', buyer_key, 'BUYER', created_at from requests;
insert into request_events (request_key, kind, actor_key, side, created_at)
  select request_key, 'message', author_key, side, created_at from request_messages;
insert into request_events (request_key, kind, side, data, created_at)
  select key, case when resolution = 'REJECTED' then 'rejected' else 'closed' end,
    case when resolution = 'REJECTED' then 'SUPPLIER' end,
    case when resolution = 'REJECTED'
      then jsonb_build_object('reason', coalesce(reject_reason, '')) else '{}' end,
    closed_at
  from requests where status = 'CLOSED';
insert into request_events (request_key, kind, side, created_at)
  select key, 'canceled', 'BUYER', updated_at from requests where status = 'CANCELED';
