-- What the names of a group have to do with each other, and where those lead that only lead.
alter table synonyms
  add column relation text not null default 'EQUAL'
    check (relation in ('EQUAL', 'BEGINNING', 'NARROWER', 'SEE_ALSO')),
  -- [{text, language}], as names are kept.
  add column leads_to jsonb not null default '[]',
  add column leads_folded text[] not null default '{}';
alter table synonyms alter column relation drop default;
