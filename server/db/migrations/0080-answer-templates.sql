-- What a company answers often, with placeholders for what differs.
create table answer_templates (
  key text primary key,
  company_key text not null references companies (key) on update cascade on delete cascade,
  name text not null,
  body text not null,
  -- Counted up by every change, so that nobody overwrites what they have not read.
  version integer not null default 1,
  created_by text not null references users (key),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index answer_templates_name on answer_templates (company_key, lower(name));
