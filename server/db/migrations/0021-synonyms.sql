-- Groups of names that mean the same. A product that carries one of them is found by the others.
create table synonyms (
  id uuid primary key default uuidv7(),
  -- [{text, language}] in the order given; a language of null is no language's own.
  names jsonb not null,
  -- The same names as searches compare them: words without case, accents and signs.
  folded text[] not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index synonyms_folded on synonyms using gin (folded);
