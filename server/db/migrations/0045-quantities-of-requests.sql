-- A request for several products says of each how much is wanted.
alter table request_products add column quantity jsonb;
