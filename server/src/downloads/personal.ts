import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const downloadData = {
  downloads: {
    names: { user_key: "deleted", subject_key: "deleted" },
    exported: { of: ["user_key"], columns: ["name", "kind", "state", "size", "created_at"] },
    files: { exported: false },
  },
} satisfies PersonalTables;
