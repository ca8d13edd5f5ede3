import { annexes } from "@neroli/contract/enumerations/law.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { lawEndpoints } from "@neroli/contract/law/endpoints.ts";
import type { LawEntry } from "@neroli/contract/law/schema.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { db } from "../../kernel/db/db.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { foldSearched } from "../changing/fold-searched.ts";
import { entryColumns } from "./known-entries.ts";

type ListQuery = z.output<(typeof lawEndpoints)["GET /law/entries"]["query"]>;

/** As the regulation prints them: 2 before 10, 12 before 12a. */
const inOrder = sql`(annex, number_order, number, part)`;

/** "29", "12a", "V/29", "Annex V, 29": a number of entries, not a part of some CAS number. */
const numbered = /^(?:(?:ANNEX )?(VI|IV|V|I{2,3})[ /,]+)?(\d{1,4}[A-Z]{0,2})$/;

/** Entries that have every word somewhere among their names and numbers. */
export function listEntries(query: ListQuery): Promise<PageOf<LawEntry>> {
  let rows = db().selectFrom("law_entries").select(entryColumns);
  if (query.annex__eq) rows = rows.where("annex", "=", query.annex__eq);
  const sought = foldSearched(query.words ?? "");
  const [, annex, number] = numbered.exec(sought) ?? [];
  if (number) {
    rows = rows.where("number", "=", number.toLowerCase());
    const named = annexes.find((each) => each === annex);
    if (named) rows = rows.where("annex", "=", named);
  } else {
    for (const word of sought.split(" ").filter(Boolean)) {
      rows = rows.where("searched", "like", containing(word));
    }
  }
  return listPage(rows, query, {
    sorts: { annex: inOrder, dated: "dated" },
    fallback: "annex",
    tie: inOrder,
  });
}
