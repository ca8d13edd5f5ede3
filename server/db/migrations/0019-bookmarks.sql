-- Folders that a person keeps bookmarks in; a bookmark in none of them is unsorted.
create table bookmark_folders (
  id uuid primary key default uuidv7(),
  user_key text not null references users (key) on delete cascade,
  title text not null,
  position int not null,
  version int not null default 1,
  created_at timestamptz not null default now()
);
create unique index bookmark_folders_title on bookmark_folders (user_key, lower(title));

create table bookmarks (
  user_key text not null references users (key) on delete cascade,
  -- Without a reference: a product that is gone leaves a bookmark that says so.
  product_key text not null,
  folder_id uuid references bookmark_folders (id) on delete set null,
  note text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  -- Removed a short while ago, and brought back by undo.
  removed_at timestamptz,
  primary key (user_key, product_key)
);
create index bookmarks_folder on bookmarks (folder_id) where folder_id is not null;
create index bookmarks_removed on bookmarks (removed_at) where removed_at is not null;
