import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const identityData = {
  passkeys: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["name", "host", "created_at", "last_used_at"] },
  },
  authenticator_apps: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["created_at", "last_used_at"] },
  },
  // Their hashes are secrets of the account; when one was used stands in the security log.
  recovery_codes: { names: { user_key: "deleted" }, exported: false },
  confirmations: { names: { user_key: "deleted" }, exported: false },
  known_devices: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["seen_at"] },
  },
  sign_in_steps: { names: { user_key: "deleted" }, exported: false },
  sessions: {
    names: { user_key: "deleted" },
    exported: {
      of: ["user_key"],
      columns: ["began_at", "used_at", "address", "user_agent"],
    },
  },
  identity_payloads: { names: {}, tells: { payload: "deleted" }, exported: false },
} satisfies PersonalTables;
