import type { PersonalTables } from "../kernel/personal-data/register.ts";

/** Whom a company names to turn to; an entry of somebody who is gone goes from its page, too. */
export const companyData = {
  companies: {
    names: {},
    tells: { contacts: { without: "key" }, verified_contacts: { without: "key" } },
    exported: false,
  },
} satisfies PersonalTables;
