import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const badgeData = {
  badges: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["event_key", "consents", "created_at"] },
  },
} satisfies PersonalTables;
