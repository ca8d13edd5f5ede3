/** What the audit trail tells of: the thing, a dot, what was done to it. */
export const auditActions = [
  "user.enabled",
  "user.disabled",
  "user.verified",
  "user.unverified",
  "user.blocked",
  "user.unblocked",
  "user.assigned",
  "user.roles-granted",
  "user.roles-revoked",
  "user.invited",
  "user.activation-resent",
  "company.created",
  "company.saved",
  "company.verified",
  "company.unverified",
  "company.enabled",
  "company.disabled",
  "company.renamed",
  "company.visibility-changed",
  "company.top-products-chosen",
  "company.labelled",
  "company.picture-set",
  "company.picture-removed",
  "label.created",
  "label.saved",
  "label.removed",
  "subscription.created",
  "subscription.saved",
  "subscription.deactivated",
  "subscription.reactivated",
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntities = ["user", "company", "label", "subscription"] as const;
export type AuditEntity = (typeof auditEntities)[number];
