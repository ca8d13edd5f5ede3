import type { ThrottleName } from "../enumerations/throttles.ts";

/**
 * What each kind of event tells beside who, when and from where: never a password, a token, a code
 * or an address that was typed and is nobody's. To add a kind: its name in
 * enumerations/security.ts, a migration that replaces the check of security_events.kind, its line
 * here, its words in phrases/security-events, and a call of `noteSecurity` where it happens: in the
 * transaction that does it. The compiler then asks for its sentence and for how it is tested.
 */
export interface SecurityDetails {
  "signed-in": { factor?: "totp" | "passkey" | "recovery-code" };
  "sign-in-failed": { reason: "wrong" | "blocked" | "disabled" | "not-activated" };
  "signed-out": object;
  "new-device": object;
  "session-ended": { by: "person" | "password" | "factor" | "account" | "operator" };
  "token-reused": object;
  throttled: { throttle: ThrottleName };
  refused: { call: string };
  "password-changed": { by: "mailed-link" | "old-password" };
  "factor-added": { factor: "totp" | "passkey" };
  "factor-removed": { factor: "totp" | "passkey" | "recovery-codes" };
  "factor-failed": { factor: "totp" | "passkey" | "recovery-code" };
  "factors-reset": { by: "support" | "operator" };
  "recovery-codes-made": object;
  "recovery-code-used": { left: number };
  "rights-changed": { granted?: string[]; revoked?: string[]; company?: string | null };
  "status-changed": {
    to: "enabled" | "disabled" | "blocked" | "unblocked" | "verified" | "unverified";
  };
  "support-created": object;
  "domain-proven": { domain: string; by: "mail" | "dns" | "support" };
  "confidential-downloaded": { documents: { id: string; name: string }[]; number: number };
  exported: {
    what:
      | "audit-trail"
      | "formulas"
      | "leads"
      | "personal-data"
      | "products"
      | "projects"
      | "requests"
      | "rounds"
      | "scans";
    documents?: boolean;
  };
}
