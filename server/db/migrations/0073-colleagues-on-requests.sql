-- On each side one person sees to a request.
alter table requests
  add column buyer_assignee text references users (key),
  add column supplier_assignee text references users (key),
  -- When a side last wrote for itself alone: unread for its own people, and for nobody else.
  add column buyer_noted_at timestamptz,
  add column supplier_noted_at timestamptz;
create index requests_buyer_assignee on requests (buyer_assignee) where buyer_assignee is not null;
create index requests_supplier_assignee on requests (supplier_assignee)
  where supplier_assignee is not null;

-- What a side writes for itself. It stands apart from the messages, so that nothing that reads those
-- can show it to the other side.
create table request_notes (
  id uuid primary key default uuidv7(),
  request_key text not null references requests (key),
  side text not null,
  author_key text not null references users (key),
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint request_notes_side_known check (side in ('BUYER', 'SUPPLIER', 'SUPPORT'))
);
create index request_notes_request on request_notes (request_key, side, created_at);

-- Two more things are told, beside all that is told already.
do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([A-Z_]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'notifications_action_known'
    union
    select unnest(array['ASSIGNED', 'MENTIONED'])
  ) as actions;
  alter table notifications drop constraint notifications_action_known;
  execute 'alter table notifications add constraint notifications_action_known check (action in ('
    || known || '))';
end
$$;
