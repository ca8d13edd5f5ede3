-- The domains of a company that lead those who sign up to it: proved by a mail to an address there, a
-- record in its DNS, or support's word. Those that companies have count as support's word.
alter table companies add column proved_domains text[] not null default '{}';
update companies set proved_domains = lower(valid_email_domains::text)::text[];
