-- One event may be told to a person of several things: a change of the law of each project.
alter table notifications
  add column about text not null default '',
  drop constraint notifications_user_key_outbox_id_key,
  add constraint notifications_once unique (user_key, outbox_id, about);

do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([A-Z_]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'notifications_action_known'
    union
    select 'LAW_CHANGED'
  ) as actions;
  alter table notifications drop constraint notifications_action_known;
  execute 'alter table notifications add constraint notifications_action_known check (action in ('
    || known || '))';
end
$$;

alter table project_events
  drop constraint project_events_kind_known,
  add constraint project_events_kind_known check (kind in (
    'created', 'status-changed', 'edited', 'member-added', 'member-changed', 'member-removed',
    'products-added', 'product-removed', 'product-reviewed', 'commented', 'file-added',
    'file-removed', 'requested', 'required', 'formula-saved', 'formula-removed', 'law-changed'));
