import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const sampleData = {
  samples: {
    names: {
      approved_by: "nameless",
      declined_by: "nameless",
      shipped_by: "nameless",
      delivered_by: "nameless",
      evaluated_by: "nameless",
    },
    exported: {
      of: ["approved_by", "declined_by", "shipped_by", "delivered_by", "evaluated_by"],
      columns: ["request_key", "status", "asked_at", "shipped_on", "evaluated_at"],
    },
  },
} satisfies PersonalTables;
