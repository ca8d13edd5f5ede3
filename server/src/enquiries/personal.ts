import type { PersonalTables } from "../kernel/personal-data/register.ts";
import { enquiriesOf } from "./queries/enquiries-of.ts";

/** Whoever writes needs no account: what came with the address of one is that person's. */
export const enquiryData = {
  enquiries: {
    names: {},
    tells: { email: "deleted" },
    exported: { rows: enquiriesOf },
  },
} satisfies PersonalTables;
