-- Of which time the digest tells that is being sent; noted before, so that a second attempt sends the
-- same mail.
alter table saved_searches add column digest_until timestamptz;
