-- How fast companies answer requests: medians, reckoned from the timelines of requests by a job, so
-- that public pages read one row.
create table response_times (
  company_key text not null references companies (key) on update cascade on delete cascade,
  kind text not null,
  count int not null,
  median_seconds int not null,
  primary key (company_key, kind),
  constraint response_times_kind_known check (kind in ('ANSWER', 'SAMPLE', 'QUOTE'))
);
