-- Who opened a confidential document to another company, and who closed it again.
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
      'rates.loaded'
    ));
