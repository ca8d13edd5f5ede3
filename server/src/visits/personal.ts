import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const visitData = {
  visits: {
    names: { user_key: "deleted" },
    exported: {
      of: ["user_key"],
      columns: ["event_key", "company_key", "note", "visited", "created_at"],
    },
  },
} satisfies PersonalTables;
