import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const savedSearchData = {
  saved_searches: {
    names: { user_key: "deleted" },
    exported: {
      of: ["user_key"],
      columns: ["name", "offering", "query", "frequency", "created_at", "looked_at"],
    },
  },
  digest_tokens: { names: { user_key: "deleted" }, exported: false },
} satisfies PersonalTables;
