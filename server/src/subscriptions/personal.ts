import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const subscriptionData = {
  subscription_reminders: {
    names: { user_key: "deleted" },
    exported: { of: ["user_key"], columns: ["subscription_key", "ends_on", "mailed_at"] },
  },
} satisfies PersonalTables;
