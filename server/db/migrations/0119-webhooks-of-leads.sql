-- Webhooks hear of leads that have become hot.
alter table webhooks drop constraint webhooks_events_known;
alter table webhooks add constraint webhooks_events_known
  check (events <@ array['request.created', 'quote.accepted', 'lead.hot']);
alter table webhook_deliveries drop constraint webhook_deliveries_event_known;
alter table webhook_deliveries add constraint webhook_deliveries_event_known
  check (event in ('request.created', 'quote.accepted', 'lead.hot', 'webhook.ping'));
