-- In which portal something happened or was asked for, and at which of its hosts: what follows from it
-- later speaks as that portal. A note of that moment: the portal may be gone when it is read.
alter table outbox add column portal text, add column host text;
alter table queued_work add column portal text, add column host text;

-- Links that were asked for at a host are mailed as its portal, as before.
update outbox
set host = data ->> 'host',
  portal = (
    select event_key from portal_hosts
    where portal_hosts.host = data ->> 'host' and proven_at is not null)
where handled_at is null and data ? 'host';

-- What is told of a request is its portal's, whoever does it and wherever.
alter table requests
  add column event_key text references events (key) on update cascade on delete set null;
create index requests_event on requests (event_key) where event_key is not null;

-- Whose notification it is; null for those of no portal.
update notifications set event_key = null where event_key is not null;
alter table notifications
  add foreign key (event_key) references events (key) on update cascade on delete set null;
create index notifications_event on notifications (event_key) where event_key is not null;

-- A digest is of one portal, or of none.
alter table notification_digests
  add column event_key text references events (key) on update cascade on delete cascade,
  drop constraint notification_digests_user_key_period_day_key,
  add constraint notification_digests_once unique nulls not distinct (user_key, period, day, event_key);
