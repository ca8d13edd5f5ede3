-- What a company is read by is scattered over the table, as it came in over the months: a dashboard
-- of a large one fetched a page for almost each row. The index has it all, beside each other.
alter table interaction_interest drop constraint interaction_interest_pkey;
alter table interaction_interest add primary key (scope, dimension, starts, value)
  include (impressions, clicks, views, kept, downloads, requests, empty_searches, visitors);

-- Which saves the way to the table only where a vacuum has been.
alter table interaction_interest set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
