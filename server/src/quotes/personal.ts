import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const quoteData = {
  quotes: {
    names: { accepted_by: "nameless", draft_by: "nameless" },
    exported: {
      of: ["accepted_by", "draft_by"],
      columns: ["key", "request_key", "status", "accepted_at", "created_at"],
    },
  },
  quote_versions: {
    names: { sent_by: "nameless" },
    exported: { of: ["sent_by"], columns: ["quote_key", "version", "content", "sent_at"] },
  },
  quote_counters: {
    names: { asked_by: "nameless" },
    exported: { of: ["asked_by"], columns: ["quote_key", "version", "comment", "asked_at"] },
  },
  quote_templates: {
    names: { created_by: "nameless" },
    exported: { of: ["created_by"], columns: ["name", "created_at"] },
  },
} satisfies PersonalTables;
