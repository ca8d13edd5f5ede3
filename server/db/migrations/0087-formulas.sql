-- What a project's people formulate: phases with lines, and the steps by which it is made.
create table formulas (
  key text primary key,
  project_key text not null references projects (key),
  title text not null,
  -- What is being worked on; versions are kept of it.
  content jsonb not null,
  -- Counts the saves; who saves over somebody else's is told.
  revision int not null default 1,
  saved_by text references users (key),
  saved_at timestamptz not null default now(),
  created_by text not null references users (key),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index formulas_project on formulas (project_key);

create table formula_versions (
  formula_key text not null references formulas (key),
  version int not null,
  content jsonb not null,
  note text not null default '',
  kept_by text not null references users (key),
  kept_at timestamptz not null default now(),
  primary key (formula_key, version)
);

alter table project_events
  drop constraint project_events_kind_known,
  add constraint project_events_kind_known check (kind in (
    'created', 'status-changed', 'edited', 'member-added', 'member-changed', 'member-removed',
    'products-added', 'product-removed', 'product-reviewed', 'commented', 'file-added',
    'file-removed', 'requested', 'required', 'formula-saved', 'formula-removed'));
