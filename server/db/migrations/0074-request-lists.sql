-- The requests that wait for something, of which unread ones are counted.
create index requests_live_supplier on requests (company_key)
  where status in ('REQUESTED', 'OPEN');
create index requests_live_buyer on requests (buyer_company_key)
  where status in ('REQUESTED', 'OPEN');

-- A text as it is searched: small letters without marks, so that "Müller" is found by "muller".
create function folded(typed text) returns text
  language sql immutable strict parallel safe
  return replace(
    regexp_replace(lower(normalize(typed, NFKD)), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss');

-- Where the database has the extension, parts of words are found by an index; where not, by reading.
do $$
begin
  create extension if not exists pg_trgm;
  create index request_messages_searched on request_messages using gin (folded(body) gin_trgm_ops);
  create index request_notes_searched on request_notes using gin (folded(body) gin_trgm_ops);
  create index requests_searched on requests using gin (folded(message) gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or feature_not_supported
    or undefined_object or invalid_schema_name then
    raise notice 'requests are searched without an index: %', sqlerrm;
end $$;

-- What one person narrows the list of requests to, under a name.
create table request_views (
  id uuid primary key default uuidv7(),
  user_key text not null references users (key) on delete cascade,
  name text not null,
  -- The parameters of the list as they stand in the address.
  query jsonb not null,
  created_at timestamptz not null default now()
);
create unique index request_views_name on request_views (user_key, lower(name));
