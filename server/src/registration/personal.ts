import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const registrationData = {
  invitations: {
    names: { invited_by: "nameless", accepted_by: "nameless" },
    tells: { email: "deleted" },
    exported: {
      of: ["invited_by", "accepted_by"],
      columns: ["email", "company_key", "message", "sent_at", "accepted_at", "withdrawn_at"],
    },
  },
  portal_invitations: {
    names: { invited_by: "nameless" },
    tells: { email: "deleted" },
    exported: { of: ["invited_by"], columns: ["email", "event_key", "message", "sent_at"] },
  },
  mailed_tokens: { names: { user_key: "deleted" }, exported: false },
} satisfies PersonalTables;
