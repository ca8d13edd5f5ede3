-- An invitation that was withdrawn: its link says so. The last mail is what the team reads as sent.
alter table invitations
  add column withdrawn_at timestamptz,
  add column sent_at timestamptz;
update invitations set sent_at = created_at;
alter table invitations
  alter column sent_at set default now(),
  alter column sent_at set not null;

-- Support's judgement of a person (spec 3, user type); read by support alone.
alter table users
  add column type text,
  add constraint users_type_known check (type in (
      'COMPETITOR', 'DIRECT_CUSTOMER', 'DISTRIBUTOR', 'INDIRECT_CUSTOMER', 'OTHER'
    ));

-- Those who wait for a portal are looked for by support and by the portal's people.
create index event_users_waiting on event_users (event_key, created_at)
  where status = 'AWAITING_VERIFICATION';

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
      'import.uploaded', 'import.mapped', 'import.checked', 'import.started',
      'import.cancelled', 'import.resumed', 'import.undone', 'import.removed', 'export.started'
    ));
