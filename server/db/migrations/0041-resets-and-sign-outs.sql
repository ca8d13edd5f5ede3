-- Support takes the second factors off an account whose owner has lost them all (decision 40).
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
      'product.trashed', 'product.recovered', 'product.visibility-changed', 'label.created',
      'label.saved', 'label.removed', 'attribute.created', 'attribute.saved',
      'attribute.removed', 'attribute.merged', 'product.labelled', 'synonym.created',
      'synonym.saved', 'synonym.removed', 'subscription.created', 'subscription.saved',
      'subscription.deactivated', 'subscription.reactivated', 'document.uploaded',
      'document.replaced', 'document.saved', 'document.ordered', 'document.removed',
      'import.uploaded', 'import.mapped', 'import.checked', 'import.started',
      'import.cancelled', 'import.resumed', 'import.undone', 'import.removed', 'export.started'
    ));
alter table security_events
  drop constraint security_events_kind_known,
  add constraint security_events_kind_known check (kind in (
      'signed-in', 'sign-in-failed', 'signed-out', 'new-device', 'session-ended', 'token-reused',
      'throttled', 'refused', 'password-changed', 'factor-added', 'factor-removed',
      'factor-failed', 'factors-reset', 'recovery-codes-made', 'recovery-code-used',
      'rights-changed', 'status-changed', 'support-created', 'domain-proven',
      'confidential-downloaded', 'exported'
    ));

-- When somebody last signed out, where another identity provider signs people in: access tokens that
-- are older are refused (decision 39).
alter table users add column signed_out_at timestamptz;
