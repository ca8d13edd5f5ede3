import type { Annex } from "@neroli/contract/enumerations/law.ts";
import { db } from "../../kernel/db/db.ts";

/** The columns of an entry, as files tell it. */
export const entryColumns = [
  "annex",
  "number",
  "part",
  "name",
  "names",
  "cas",
  "ec",
  "product_type",
  "maximum",
  "conditions",
  "wording",
  "regulation",
  "dated",
  "gone",
] as const;

/** All entries of an annex, also those that are moved or deleted. */
export const knownEntries = (annex: Annex) =>
  db()
    .selectFrom("law_entries")
    .where("annex", "=", annex)
    .select(entryColumns)
    .orderBy("number_order")
    .orderBy("number")
    .orderBy("part")
    .execute();
