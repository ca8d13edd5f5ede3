-- A company that support has verified, and not disabled, is shown to everybody; any other, with its
-- products, exists for its own people and support alone (decisions, unverified and waiting accounts).
alter table companies
  add column shown boolean not null generated always as (verified and enabled) stored;
