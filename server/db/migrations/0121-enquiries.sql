-- What anybody writes to support on the contact page. It is mailed, too; kept for a year.
create table enquiries (
  id uuid primary key,
  topic text not null check (topic in
    ('GENERAL', 'BUYING', 'SUPPLYING', 'PORTAL', 'ACCOUNT', 'PRIVACY', 'PROBLEM')),
  name text not null,
  email text not null,
  company text not null default '',
  message text not null,
  -- Of the page that it was written on: the receipt is in it.
  language text not null check (language in ('en', 'de', 'it', 'fr', 'es')),
  created_at timestamptz not null default now()
);
create index enquiries_newest on enquiries (created_at desc, id);
create index enquiries_of_address on enquiries (lower(email));
