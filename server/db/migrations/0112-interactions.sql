-- What readers did with products, companies and searches. A value that is new is added by
-- `alter type`; four bytes a row matter where there are tens of millions.
create type interaction_kind as enum (
  'IMPRESSION', 'DETAILS', 'VIEW', 'BOOKMARK', 'COMPARISON', 'DOWNLOAD',
  'REQUEST_CONTACT', 'REQUEST_SAMPLE', 'REQUEST_DOCUMENT', 'REQUEST_QUOTE',
  'FORM_CONTACT', 'FORM_SAMPLE', 'FORM_DOCUMENT', 'FORM_QUOTE',
  'ADD_TO_PROJECT', 'QUOTE_SENT', 'QUOTE_ACCEPTED',
  'CREATE_INGREDIENT', 'CREATE_FORMULATION', 'CREATE_SERVICE',
  'UPDATE_INGREDIENT', 'UPDATE_FORMULATION', 'UPDATE_SERVICE',
  'SEARCH', 'SEARCH_WITHOUT_RESULTS'
);

-- What interactions and their counts speak of, by a number: names and keys are long, and change.
create table interaction_things (
  id int generated always as identity primary key,
  company_key text unique references companies (key) on update cascade on delete cascade,
  product_key text unique references products (key) on update cascade on delete cascade,
  event_key text unique references events (key) on update cascade on delete cascade,
  document uuid unique,
  -- What was searched for, folded.
  words text unique,
  -- A country, or a reader's company type and a product's segment.
  code text unique,
  constraint interaction_things_one check (
    num_nonnulls(company_key, product_key, event_key, document, words, code) = 1)
);

-- People and browsers that have agreed to be remembered. What others did belongs to nobody.
create table interaction_readers (
  id int generated always as identity primary key,
  user_key text unique references users (key) on update cascade on delete cascade,
  visitor uuid unique,
  created_at timestamptz not null default now(),
  constraint interaction_readers_one check (num_nonnulls(user_key, visitor) = 1)
);

-- What somebody with an account has decided, and when. No row: not asked yet, which is NONE.
create table interaction_consents (
  user_key text primary key references users (key) on update cascade on delete cascade,
  level text not null constraint interaction_consents_level_known
    check (level in ('NONE', 'RECORDED', 'NAMED')),
  changed_at timestamptz not null default now()
);

create table interactions (
  happened_at timestamptz not null,
  kind interaction_kind not null,
  -- Of the day: 1 for the supplier, 2 for the portal, 4 on Neroli; a reader is a visitor once a day.
  firsts smallint not null default 0,
  rank smallint,
  -- Of one act on several products all but the first: it counts for its product alone.
  further boolean not null default false,
  company int,
  product int,
  document int,
  portal int,
  reader int,
  country int,
  audience int,
  words int,
  found int,
  filters text
) partition by range (happened_at);
create index interactions_company on interactions (company, happened_at);
create index interactions_reader on interactions (reader, company, happened_at)
  where reader is not null;
create index interactions_lead on interactions (company, happened_at)
  include (reader, kind, product) where reader is not null;
create index interactions_portal on interactions (portal, happened_at) where portal is not null;

-- What came in and is not counted yet, as it was told: whoever counts it gives names their numbers
-- and moves it, in one transaction.
create table interaction_inbox (
  happened_at timestamptz not null,
  kind interaction_kind not null,
  firsts smallint not null default 0,
  further boolean not null default false,
  company_key text,
  product_key text,
  document uuid,
  event_key text,
  -- Of who has agreed to be remembered; else both are null.
  user_key text,
  visitor uuid,
  country text,
  reader_type text,
  words text,
  found int,
  rank smallint,
  filters text,
  constraint interaction_inbox_reader check (num_nonnulls(user_key, visitor) < 2)
);

-- Batches of the last days: one that comes again counts no more.
create table interaction_batches (
  batch uuid primary key,
  received_at timestamptz not null default now()
);
create index interaction_batches_received on interaction_batches (received_at);

create type interaction_grain as enum ('hour', 'day', 'month');
create type interaction_dimension as enum (
  'all', 'company', 'product', 'document', 'portal', 'country', 'audience', 'words'
);

-- How often what happened, in UTC. A scope is a supplier or a portal, or 0 for all of Neroli; each
-- event counts in each of its scopes, under each of its dimensions. Hours are of 'all' alone.
create table interaction_counts (
  starts timestamptz not null,
  scope int not null,
  value int not null default 0,
  events int not null,
  visitors int not null default 0,
  kind interaction_kind not null,
  dimension interaction_dimension not null,
  grain interaction_grain not null,
  primary key (scope, dimension, grain, starts, kind, value)
);

-- When what had come in was last counted.
create table interaction_roll_ups (
  only_one boolean primary key default true check (only_one),
  rolled_at timestamptz not null
);
