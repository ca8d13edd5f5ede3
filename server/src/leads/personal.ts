import type { PersonalTables } from "../kernel/personal-data/register.ts";

/** A lead itself goes with what was remembered of its reader, and what was noted of it too. */
export const leadData = {
  lead_work: { names: { assignee: "emptied" }, exported: false },
  lead_views: {
    names: { user_key: "deleted" },
    tells: { query: "replaced" },
    exported: { of: ["user_key"], columns: ["name", "query", "created_at"] },
  },
} satisfies PersonalTables;
