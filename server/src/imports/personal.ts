import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const importData = {
  imports: {
    names: { created_by: "nameless", started_by: "nameless" },
    exported: {
      of: ["created_by", "started_by"],
      columns: ["file_name", "state", "created_at", "started_at", "ended_at"],
    },
  },
} satisfies PersonalTables;
