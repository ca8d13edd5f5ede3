-- Files that people send with their messages; without a message while the message is being written.
create table request_attachments (
  id uuid primary key default uuidv7(),
  request_key text not null references requests (key),
  message_id uuid references request_messages (id),
  uploaded_by text not null references users (key),
  name text not null,
  media_type text not null,
  size int not null,
  hash bytea not null,
  scanned_at timestamptz,
  storage_key text not null,
  created_at timestamptz not null default now()
);
create index request_attachments_message on request_attachments (message_id);
create index request_attachments_unsent on request_attachments (request_key, uploaded_by)
  where message_id is null;
