-- Terms of the open vocabularies that support has defined or suppliers have proposed. The term is
-- the English word that products carry; the names are what it is called in other languages.
create table attributes (
  id uuid primary key default uuidv7(),
  field text not null,
  term text not null,
  -- {de, it, fr, es}; a language without a name is left out.
  names jsonb not null default '{}',
  description text not null default '',
  -- Other spellings by which it is found.
  synonyms text[] not null default '{}',
  status text not null check (status in ('PROPOSED', 'APPROVED')),
  proposed_by text references companies (key) on update cascade on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index attributes_term on attributes (field, lower(term));
create index attributes_proposed_by on attributes (proposed_by) where proposed_by is not null;

-- Work that puts one term in the place of another in all products that carry it.
create table attribute_rewritings (
  id uuid primary key default uuidv7(),
  field text not null,
  from_term text not null,
  into_term text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'WORKING', 'DONE', 'FAILED')),
  -- Products that carried it at the beginning, and of those done.
  total int not null default 0,
  done int not null default 0,
  started_by text not null references users (key),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index attribute_rewritings_open on attribute_rewritings (id) where ended_at is null;
create index attribute_rewritings_user on attribute_rewritings (started_by);

-- Support's marks on products (glossary, label), beside those on companies.
create table product_labels (
  product_key text not null references products (key) on delete cascade,
  -- Without a cascade: what is assigned is not removed (spec 5).
  label_key text not null references labels (key),
  primary key (product_key, label_key)
);
create index product_labels_label on product_labels (label_key);
