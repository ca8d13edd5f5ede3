-- Files of an exhibition or portal, of a company in it, or of a product there (spec 7, assets).
create table event_assets (
  id uuid primary key default uuidv7(),
  event_key text not null references events (key),
  -- Both null: the event's own. A company alone: its own in this event.
  company_key text,
  product_key text references products (key) on update cascade on delete cascade,
  kind text not null,
  -- PUBLIC: whoever has the address reads it; RESTRICTED: whom the event exists for.
  access_policy text not null default 'PUBLIC',
  -- Of a document; of the same name and place the next is another version.
  document_type text,
  version int not null default 1,
  name text not null,
  media_type text not null,
  size int not null,
  hash bytea not null,
  storage_key text not null,
  scanned_at timestamptz,
  uploaded_by text references users (key),
  created_at timestamptz not null default now(),
  foreign key (event_key, company_key) references event_companies (event_key, company_key)
    on update cascade on delete cascade,
  check (product_key is null or company_key is not null),
  check ((kind = 'DOCUMENT') = (document_type is not null)),
  constraint event_assets_kind_known check (kind in (
    'DOCUMENT', 'PICTURE', 'LOGO', 'LOGO_DARK', 'FAVICON')),
  constraint event_assets_access_policy_known check (access_policy in ('PUBLIC', 'RESTRICTED')),
  constraint event_assets_document_type_known check (document_type in (
    'SDS', 'TDS', 'SPECIFICATION', 'BROCHURE', 'COA', 'ALLERGEN_DECLARATION', 'CITES_DECLARATION',
    'REACH_DECLARATION', 'COMPOSITION_STATEMENT', 'ORIGIN_STATEMENT', 'NANOMATERIAL_STATEMENT',
    'ANIMAL_TESTING_STATEMENT', 'BSE_TSE_STATEMENT', 'GMO_STATEMENT', 'CMR_STATEMENT',
    'MICROPLASTIC_STATEMENT', 'VEGETARIAN_VEGAN_STATEMENT', 'IMPURITY_STATEMENT',
    'TOXICOLOGICAL_SUMMARY', 'ECOLOGICAL_SUMMARY', 'MANUFACTURING_PROCEDURE',
    'EFFICACY_TEST_REPORT', 'FORMULATION', 'OTHER', 'NONE', 'IMAGE'))
);
create index event_assets_event on event_assets (event_key, company_key, product_key);
create index event_assets_company on event_assets (company_key);
create index event_assets_product on event_assets (product_key);

-- They are among what the company keeps (migration 0031).
create trigger stored_bytes_added after insert on event_assets
  referencing new table as changed for each statement execute function count_stored_bytes();
create trigger stored_bytes_removed after delete on event_assets
  referencing old table as changed for each statement execute function count_stored_bytes();

-- Whatever removes the row, with a product or a company too: its bytes are nobody's from then on.
create function disown_event_bytes() returns trigger language plpgsql as $$
begin
  insert into unclaimed_bytes (storage_key, due_at) select storage_key, now() from gone
  on conflict (storage_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger bytes_disowned after delete on event_assets
  referencing old table as gone for each statement execute function disown_event_bytes();

-- The terms of an exhibition or portal, each version as it was published: it never changes.
create table event_terms (
  event_key text not null references events (key),
  version int not null check (version > 0),
  -- Language -> text.
  texts jsonb not null,
  published_by text references users (key),
  published_at timestamptz not null default now(),
  primary key (event_key, version)
);

-- Who accepted which version, and in which language it was shown. It stays when the place is taken.
create table event_terms_acceptances (
  event_key text not null,
  version int not null,
  user_key text not null references users (key) on delete cascade,
  language text not null constraint event_terms_acceptances_language_known check (language in (
    'en', 'de', 'it', 'fr', 'es')),
  accepted_at timestamptz not null default now(),
  primary key (event_key, version, user_key),
  foreign key (event_key, version) references event_terms (event_key, version)
);
create index event_terms_acceptances_user on event_terms_acceptances (user_key, event_key);
