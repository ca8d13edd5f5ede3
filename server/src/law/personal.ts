import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const lawData = {
  law_loads: {
    names: { loaded_by: "nameless" },
    exported: { of: ["loaded_by"], columns: ["annex", "file", "loaded_at"] },
  },
} satisfies PersonalTables;
