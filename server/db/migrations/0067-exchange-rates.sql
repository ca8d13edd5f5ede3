-- What one euro was worth in other currencies, day by day: exact decimal numbers, by no clock and from
-- no network, but loaded from the files of the European Central Bank.
create table exchange_rates (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  rate text not null check (rate ~ '^[0-9]{1,12}(\.[0-9]{1,10})?$' and rate::numeric > 0),
  primary key (currency, day)
);

-- Who loaded them stands in the audit trail.
alter table audit_entries
  drop constraint audit_entries_action_known,
  add constraint audit_entries_action_known check (action in (
    'user.enabled', 'user.disabled', 'user.verified', 'user.unverified', 'user.blocked',
    'user.unblocked', 'user.assigned', 'user.roles-granted', 'user.roles-revoked',
    'user.invited', 'user.activation-resent', 'user.invitation-withdrawn',
    'user.factors-reset', 'user.type-changed', 'user.portal-changed', 'user.portal-removed',
    'company.created', 'company.saved', 'company.verified', 'company.unverified',
    'company.enabled', 'company.disabled', 'company.renamed', 'company.visibility-changed',
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
    'import.removed', 'export.started', 'rates.loaded'
  )),
  drop constraint audit_entries_entity_known,
  add constraint audit_entries_entity_known check (entity in (
    'user', 'company', 'product', 'document', 'label', 'attribute', 'synonym', 'subscription',
    'import', 'export', 'rates'
  ));
