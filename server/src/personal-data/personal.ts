import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const erasureData = {
  erasures: {
    names: { user_key: "deleted", asked_by: "emptied" },
    exported: { of: ["user_key"], columns: ["asked_at", "due_at"] },
  },
} satisfies PersonalTables;
