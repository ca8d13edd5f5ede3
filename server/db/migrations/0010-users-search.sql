-- What the search of the user administration looks through (spec 7, GET users).
alter table users
  add column searched text not null generated always as
    (lower(firstname || ' ' || lastname || ' ' || email || ' ' || source)) stored;

-- Letters anywhere in a text are found by an index where the database has the extension and lets
-- us create it; where not, a hundred thousand users are read in a tenth of a second.
do $$
begin
  create extension if not exists pg_trgm;
  create index users_searched on users using gin (searched gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or feature_not_supported
    or undefined_object or invalid_schema_name then
    raise notice 'users are searched without an index: %', sqlerrm;
end $$;

create index users_roles on users using gin (roles);
-- The list that is worked off every day.
create index users_awaiting on users (created_at desc, key)
  where status = 'AWAITING_VERIFICATION';
