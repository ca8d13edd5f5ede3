-- Managers are told of who waits to be admitted.
alter table notifications
  drop constraint notifications_action_known,
  add constraint notifications_action_known check (action in (
      'DOCUMENT_UPLOADED', 'MESSAGE_CREATED', 'CONTACT_CREATED', 'DOWNLOAD_READY',
      'QUOTE_CREATED', 'QUOTE_UPDATED', 'QUOTE_CANCELED', 'QUOTE_EXTENDED', 'QUOTE_ACCEPTED',
      'QUOTE_REJECTED', 'USER_ADDED', 'USER_WAITING', 'REQUEST_CLOSED', 'REQUEST_CANCELED',
      'REQUEST_REJECTED', 'DOCUMENT_ENDING', 'USER_REGISTRATION', 'PRODUCT_UPDATED',
      'COMPANY_UPDATED'
    ));
