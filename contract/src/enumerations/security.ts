/** What the security log tells of. */
export const securityKinds = [
  "signed-in",
  "sign-in-failed",
  "signed-out",
  "new-device",
  "session-ended",
  "token-reused",
  "throttled",
  "refused",
  "password-changed",
  "factor-added",
  "factor-removed",
  "factor-failed",
  "recovery-codes-made",
  "recovery-code-used",
  "rights-changed",
  "status-changed",
  "support-created",
  "domain-proven",
  "confidential-downloaded",
  "exported",
] as const;
export type SecurityKind = (typeof securityKinds)[number];
