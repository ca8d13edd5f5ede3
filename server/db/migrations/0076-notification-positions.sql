-- The order in which notifications became visible: whoever has read up to a position has missed
-- nothing before it. Two that are written at once would otherwise get numbers in one order and be
-- committed in the other; so that one waits for the commit of the other, which is a single statement.
alter table notifications add column position bigint generated always as identity;
create unique index notifications_position on notifications (position);
create index notifications_news on notifications (user_key, position);

create function notifications_in_turn() returns trigger language plpgsql as $$
begin
  -- Before any row of the statement gets its number; held until what was written can be seen.
  perform pg_advisory_xact_lock(hashtext('notifications in turn'));
  return null;
end $$;
create trigger notifications_in_turn before insert on notifications
  for each statement execute function notifications_in_turn();

-- Heard by one reader in each process, which then looks into the table.
create function notifications_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('neroli_notifications', '');
  return null;
end $$;
create trigger notifications_told after insert on notifications
  for each statement execute function notifications_told();
