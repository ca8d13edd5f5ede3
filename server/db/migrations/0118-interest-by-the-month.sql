-- Interest in single things: a row for each a month, with what was done with it side by side. As a
-- whole interactions are counted by the day and by kind.
create type interest_dimension as enum (
  'company', 'product', 'document', 'portal', 'country', 'audience', 'words'
);
create table interaction_interest (
  -- The first of the month, in UTC.
  starts date not null,
  scope int not null,
  value int not null,
  impressions int not null,
  clicks int not null,
  views int not null,
  kept int not null,
  downloads int not null,
  requests int not null,
  empty_searches int not null,
  visitors int not null,
  dimension interest_dimension not null,
  primary key (scope, dimension, starts, value)
);
create index interaction_interest_empty on interaction_interest (scope, dimension, starts)
  where empty_searches > 0;
insert into interaction_interest (scope, dimension, starts, value, impressions, clicks, views, kept,
  downloads, requests, empty_searches, visitors)
select scope, dimension::text::interest_dimension, (starts at time zone 'UTC')::date, value,
  coalesce(sum(events) filter (where kind = 'IMPRESSION'), 0),
  coalesce(sum(events) filter (where kind = 'DETAILS'), 0),
  coalesce(sum(events) filter (where kind = 'VIEW'), 0),
  coalesce(sum(events) filter (where kind in ('BOOKMARK', 'COMPARISON')), 0),
  coalesce(sum(events) filter (where kind = 'DOWNLOAD'), 0),
  coalesce(sum(events) filter (
    where kind in ('REQUEST_CONTACT', 'REQUEST_SAMPLE', 'REQUEST_DOCUMENT', 'REQUEST_QUOTE')), 0),
  coalesce(sum(events) filter (where kind = 'SEARCH_WITHOUT_RESULTS'), 0),
  sum(visitors)
from interaction_counts where grain = 'month' and dimension <> 'all'
group by scope, dimension, starts, value;

delete from interaction_counts where grain = 'hour' or dimension <> 'all';
alter table interaction_counts drop constraint interaction_counts_pkey,
  drop column dimension, drop column value;
drop type interaction_dimension;
alter type interest_dimension rename to interaction_dimension;
alter type interaction_grain rename to interaction_grain_before;
create type interaction_grain as enum ('day', 'month');
alter table interaction_counts
  alter column grain type interaction_grain using grain::text::interaction_grain;
drop type interaction_grain_before;
alter table interaction_counts add primary key (scope, grain, starts, kind);
