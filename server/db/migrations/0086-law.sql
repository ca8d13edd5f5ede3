-- The annexes of the cosmetics law (Regulation (EC) 1223/2009), entry by entry, as their files have them.
create table law_entries (
  annex text not null,
  number text not null,
  -- Entries that share a number, from 1.
  part int not null,
  name text not null,
  names text[] not null,
  cas text[] not null,
  ec text[] not null,
  product_type text not null,
  maximum text not null,
  conditions text not null,
  wording text not null,
  regulation text not null,
  -- When the entry was last changed.
  dated date not null,
  -- Moved to another place or deleted: it says nothing of any substance.
  gone boolean not null,
  -- By which entries stand in the order of the annex: 2 before 10.
  number_order int generated always as (substring(number from '^\d+')::int) stored,
  -- What it is found by, folded: names and numbers.
  searched text not null,
  primary key (annex, number, part),
  constraint law_entries_annex_known check (annex in ('II', 'III', 'IV', 'V', 'VI'))
);

create table law_loads (
  id uuid primary key default uuidv7(),
  annex text not null,
  file text not null,
  -- The latest day on which an entry of it was changed.
  as_of date not null,
  added int not null,
  changed int not null,
  loaded_by text references users (key),
  loaded_at timestamptz not null default now(),
  constraint law_loads_annex_known check (annex in ('II', 'III', 'IV', 'V', 'VI'))
);
create index law_loads_annex on law_loads (annex, loaded_at desc);
create index law_entries_order on law_entries (annex, number_order, number, part);

-- Who loaded them stands in the audit trail, too.
alter table audit_entries
  drop constraint audit_entries_action_known,
  add constraint audit_entries_action_known check (action in (
      'user.enabled', 'user.disabled', 'user.verified', 'user.unverified', 'user.blocked',
      'user.unblocked', 'user.assigned', 'user.roles-granted', 'user.roles-revoked',
      'user.invited', 'user.activation-resent', 'user.invitation-withdrawn',
      'user.factors-reset', 'user.type-changed', 'user.portal-changed', 'user.portal-removed',
      'company.created',
      'company.saved', 'company.verified', 'company.unverified', 'company.enabled',
      'company.disabled', 'company.renamed', 'company.visibility-changed',
      'company.top-products-chosen', 'company.labelled', 'company.picture-set',
      'company.picture-removed', 'product.created', 'product.saved', 'product.undone',
      'product.trashed', 'product.recovered', 'product.published', 'product.unpublished',
      'product.visibility-changed', 'label.created',
      'label.saved', 'label.removed', 'attribute.created', 'attribute.saved',
      'attribute.removed', 'attribute.merged', 'product.labelled', 'synonym.created',
      'synonym.saved', 'synonym.removed', 'subscription.created', 'subscription.saved',
      'subscription.deactivated', 'subscription.reactivated', 'document.uploaded',
      'document.replaced', 'document.saved', 'document.ordered', 'document.removed',
      'document.granted', 'document.grant-withdrawn',
      'import.uploaded', 'import.mapped', 'import.checked', 'import.started',
      'import.cancelled', 'import.resumed', 'import.undone', 'import.removed', 'export.started',
      'rates.loaded', 'law.loaded'
    )),
  drop constraint audit_entries_entity_known,
  add constraint audit_entries_entity_known check (entity in (
    'user', 'company', 'product', 'document', 'label', 'attribute', 'synonym', 'subscription',
    'import', 'export', 'rates', 'law'
  ));
