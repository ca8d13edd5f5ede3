import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const policyData = {
  company_policies: {
    names: { created_by: "nameless" },
    exported: {
      of: ["created_by"],
      columns: ["list", "dimension", "value", "note", "created_at"],
    },
  },
} satisfies PersonalTables;
