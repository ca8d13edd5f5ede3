-- The domains of a company that lead those who sign up to it: proved by a mail to an address there, a
-- record in its DNS, or support's word. Those that companies have count as support's word.
alter table companies
  add column proved_domains text[] not null default '{}',
  -- The codes and records that prove a domain for this company alone are made of it.
  add column domain_secret uuid not null default gen_random_uuid();
update companies set proved_domains = lower(valid_email_domains::text)::text[];
