import type { NewAward } from "@neroli/contract/awards/schema.ts";

const fields = ["name", "recipients", "measure", "segment", "from", "to"] as const;

/** What of an award differs. */
export const changedFields = (was: NewAward, is: NewAward): string[] =>
  fields.filter((field) => was[field] !== is[field]);
