import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const meetingData = {
  meetings: {
    names: { user_key: "nameless" },
    tells: { message: { kept: "what was said to the exhibitor belongs to both" } },
    exported: {
      of: ["user_key"],
      columns: [
        ...(["event_key", "company_key", "starts_at", "ends_at", "subject"] as const),
        ...(["message", "status", "reason", "created_at"] as const),
      ],
    },
  },
} satisfies PersonalTables;
