import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const analyticsData = {
  analytics_digests: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["day", "figures", "sent_at"] },
  },
} satisfies PersonalTables;
