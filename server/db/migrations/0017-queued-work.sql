-- Long work that somebody asked for: an import, a zip, an export. A row goes when its work is done.
create table queued_work (
  id int generated always as identity primary key,
  name text not null,
  data jsonb not null,
  -- How often a process has begun it, and how often it threw.
  taken smallint not null default 0,
  failures smallint not null default 0,
  due_at timestamptz not null default now(),
  -- Given up, for a person to see.
  failed_at timestamptz,
  error text,
  created_at timestamptz not null default now()
);
create index queued_work_due on queued_work (name, id) where failed_at is null;
