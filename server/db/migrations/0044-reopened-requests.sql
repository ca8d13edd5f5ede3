-- When a request was closed: it can be reopened for some time. Nothing has changed since then but
-- what people read.
alter table requests add column closed_at timestamptz;
update requests set closed_at = updated_at where status = 'CLOSED';
alter table requests
  add constraint requests_closed_at check ((status = 'CLOSED') = (closed_at is not null));

-- The other side is told.
alter table notifications
  drop constraint notifications_action_known,
  add constraint notifications_action_known check (action in (
      'DOCUMENT_UPLOADED', 'MESSAGE_CREATED', 'CONTACT_CREATED', 'DOWNLOAD_READY',
      'QUOTE_CREATED', 'QUOTE_UPDATED', 'QUOTE_CANCELED', 'QUOTE_EXTENDED', 'QUOTE_ACCEPTED',
      'QUOTE_REJECTED', 'USER_ADDED', 'USER_WAITING', 'REQUEST_CLOSED', 'REQUEST_CANCELED',
      'REQUEST_REJECTED', 'REQUEST_REOPENED', 'DOCUMENT_ENDING', 'USER_REGISTRATION',
      'PRODUCT_UPDATED', 'COMPANY_UPDATED'
    ));
