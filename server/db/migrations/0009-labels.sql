-- Support's marks on companies (glossary, label).
create table labels (
  key text primary key,
  title text not null,
  colour text not null,
  description text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index labels_title on labels (lower(title));

create table company_labels (
  company_key text not null references companies (key) on update cascade on delete cascade,
  -- Without a cascade: what is assigned is not removed (spec 5).
  label_key text not null references labels (key),
  primary key (company_key, label_key)
);
create index company_labels_label on company_labels (label_key);

-- Labels stood in each company as text before; those of one title become one.
insert into labels (key, title, colour, description)
select distinct on (lower(label ->> 'title'))
  substr(md5(lower(label ->> 'title')), 1, 10),
  label ->> 'title',
  lower(coalesce(label ->> 'colour', '#868e96')),
  coalesce(label ->> 'description', '')
from companies, jsonb_array_elements(companies.labels) as label
where label ->> 'title' is not null
order by lower(label ->> 'title'), companies.key;

insert into company_labels (company_key, label_key)
select distinct companies.key, labels.key
from companies, jsonb_array_elements(companies.labels) as label
join labels on lower(labels.title) = lower(label ->> 'title');

alter table companies drop column labels;
