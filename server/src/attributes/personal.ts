import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const attributeData = {
  attribute_rewritings: {
    names: { started_by: "nameless" },
    exported: { of: ["started_by"], columns: ["field", "from_term", "into_term", "created_at"] },
  },
} satisfies PersonalTables;
