import type { PersonalTables } from "../kernel/personal-data/register.ts";

export const roundData = {
  rounds: {
    names: { buyer_key: "nameless" },
    exported: { of: ["buyer_key"], columns: ["key", "status", "created_at", "closed_at"] },
  },
} satisfies PersonalTables;
