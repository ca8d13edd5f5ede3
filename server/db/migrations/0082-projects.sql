-- Where a buyer company plans, collects and decides (spec 3 and 7, projects).
create table projects (
  key text primary key,
  company_key text not null references companies (key) on update cascade,
  -- Counted in its company, from 1.
  number int not null,
  title text not null,
  subtitle text not null default '',
  description text not null default '',
  category text not null,
  markets text[] not null default '{}',
  market_trends text[] not null default '{}',
  tags text[] not null default '{}',
  remarks text not null default '',
  status text not null default 'CREATED',
  visibility text not null default 'MEMBERS_ONLY',
  start_date date,
  due_date date,
  -- What the law must know of the planned product; null where nobody has said so yet.
  cosmetic jsonb,
  contacts jsonb not null default '[]',
  -- What each product of it must bring.
  requirements jsonb not null default '[]',
  -- What requests from this project begin with.
  form_template jsonb,
  created_by text not null references users (key),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint projects_category_known
    check (category in ('RESEARCH', 'PRODUCT_DEVELOPMENT', 'PRODUCT_IMPROVEMENT')),
  constraint projects_status_known
    check (status in ('CREATED', 'ON_GOING', 'ON_HOLD', 'CLOSED', 'CANCELED')),
  constraint projects_visibility_known check (visibility in ('MEMBERS_ONLY', 'COMPANY')),
  constraint projects_number unique (company_key, number),
  constraint projects_ends_after_start check (due_date >= start_date)
);

create index projects_company on projects (company_key, updated_at desc);

create table project_members (
  project_key text not null references projects (key),
  user_key text not null references users (key),
  role text not null,
  -- Of the user, then: who goes to another company leaves the membership behind.
  company_key text not null references companies (key) on update cascade,
  added_by text references users (key),
  added_at timestamptz not null default now(),
  primary key (project_key, user_key),
  constraint project_members_role_known check (role in ('MANAGER', 'MEMBER', 'SUPPLIER'))
);
create index project_members_user on project_members (user_key);

create table project_products (
  id uuid primary key default uuidv7(),
  project_key text not null references projects (key),
  product_key text not null references products (key),
  -- What it was called when it was added: what is hidden from the reader since is told by it.
  name text not null,
  status text not null default 'TO_BE_REVIEWED',
  reason text not null default '',
  reviewed_by text references users (key),
  reviewed_at timestamptz,
  note text not null default '',
  added_by text references users (key),
  added_at timestamptz not null default now(),
  version int not null default 1,
  constraint project_products_status_known
    check (status in ('TO_BE_REVIEWED', 'ACCEPTED', 'REJECTED')),
  constraint project_products_once unique (project_key, product_key)
);
create index project_products_product on project_products (product_key);

create table project_comments (
  id uuid primary key default uuidv7(),
  project_key text not null references projects (key),
  author_key text not null references users (key),
  -- Of the author, then.
  company_key text references companies (key) on update cascade,
  body text not null,
  -- Read by members of role SUPPLIER, too.
  shared boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz
);
create index project_comments_project on project_comments (project_key, created_at);

-- Files of a project and its picture.
create table project_files (
  id uuid primary key default uuidv7(),
  project_key text not null references projects (key),
  kind text not null,
  name text not null,
  media_type text not null,
  size int not null,
  hash bytea not null,
  scanned_at timestamptz,
  storage_key text not null,
  uploaded_by text not null references users (key),
  company_key text references companies (key) on update cascade,
  created_at timestamptz not null default now(),
  constraint project_files_kind_known check (kind in ('FILE', 'IMAGE'))
);
create index project_files_project on project_files (project_key, kind);

-- What was asked of suppliers from a project.
create table project_requests (
  request_key text primary key references requests (key),
  project_key text not null references projects (key)
);
create index project_requests_project on project_requests (project_key);

create table project_events (
  id uuid primary key default uuidv7(),
  project_key text not null references projects (key),
  kind text not null,
  -- Null of what happened by itself.
  actor_key text references users (key),
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  constraint project_events_kind_known check (kind in (
    'created', 'status-changed', 'edited', 'member-added', 'member-changed', 'member-removed',
    'products-added', 'product-removed', 'product-reviewed', 'commented', 'file-added',
    'file-removed', 'requested', 'required'))
);
create index project_events_project on project_events (project_key, created_at desc);

alter table downloads
  drop constraint downloads_kind_known,
  add constraint downloads_kind_known check (kind in ('DOCUMENTS', 'EXPORT', 'PROJECT')),
  -- The project of a file of kind PROJECT: who reads it no more does not get the file.
  add column project_key text references projects (key);
