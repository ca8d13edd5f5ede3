import type { PersonalTables } from "../kernel/personal-data/register.ts";

/** What an exhibitor has noted is the exhibitor's; of whom it is, is said no more. */
export const scanData = {
  scans: {
    names: { user_key: "emptied" },
    exported: { of: ["user_key"], columns: ["event_key", "company_key", "scanned_at"] },
  },
} satisfies PersonalTables;
