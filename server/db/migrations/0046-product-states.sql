-- A product is a draft, there for its editors and support alone, until it is published (decisions,
-- products). What is there already has been listed all the time.
alter table products
  add column state text not null default 'LISTED',
  -- When a product that began as a draft was first listed; null of one that was listed at once.
  add column listed_at timestamptz,
  add constraint products_state_known check (state in ('DRAFT', 'LISTED')),
  -- There for others than its editors and support, if its company is (companies.shown).
  add column shown boolean not null generated always as (
    trashed_at is null and state = 'LISTED') stored;

alter table product_history
  drop constraint product_history_action_known,
  add constraint product_history_action_known check (action in (
      'CREATED', 'SAVED', 'IMPORTED', 'UNDONE', 'TRASHED', 'RECOVERED', 'VISIBILITY_CHANGED',
      'LABELLED', 'PUBLISHED', 'UNPUBLISHED'
    ));
alter table audit_entries
  drop constraint audit_entries_action_known,
  add constraint audit_entries_action_known check (action in (
      'user.enabled', 'user.disabled', 'user.verified', 'user.unverified', 'user.blocked',
      'user.unblocked', 'user.assigned', 'user.roles-granted', 'user.roles-revoked',
      'user.invited', 'user.activation-resent', 'user.factors-reset', 'company.created',
      'company.saved', 'company.verified', 'company.unverified', 'company.enabled',
      'company.disabled', 'company.renamed', 'company.visibility-changed',
      'company.top-products-chosen', 'company.labelled', 'company.picture-set',
      'company.picture-removed', 'product.created', 'product.saved', 'product.undone',
      'product.trashed', 'product.recovered', 'product.published', 'product.unpublished',
      'product.visibility-changed', 'label.created', 'label.saved', 'label.removed',
      'attribute.created', 'attribute.saved', 'attribute.removed', 'attribute.merged',
      'product.labelled', 'synonym.created', 'synonym.saved', 'synonym.removed',
      'subscription.created', 'subscription.saved', 'subscription.deactivated',
      'subscription.reactivated', 'document.uploaded', 'document.replaced', 'document.saved',
      'document.ordered', 'document.removed', 'import.uploaded', 'import.mapped',
      'import.checked', 'import.started', 'import.cancelled', 'import.resumed', 'import.undone',
      'import.removed', 'export.started'
    ));
