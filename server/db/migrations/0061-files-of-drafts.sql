-- A file that the draft of a quote names stays until the draft is sent or names it no more.
alter table request_attachments add column in_draft boolean not null default false;

update request_attachments set in_draft = true
  from quotes
  where quotes.request_key = request_attachments.request_key
    and quotes.draft -> 'attachments' ? request_attachments.id::text
    and message_id is null and quote_version is null;
