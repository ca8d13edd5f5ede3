import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const formulaData = {
  formulas: {
    names: { created_by: "nameless", saved_by: "nameless" },
    exported: { of: ["created_by"], columns: ["project_key", "title", "created_at"] },
  },
  formula_versions: {
    names: { kept_by: "nameless" },
    exported: { of: ["kept_by"], columns: ["formula_key", "version", "note", "kept_at"] },
  },
} satisfies PersonalTables;
