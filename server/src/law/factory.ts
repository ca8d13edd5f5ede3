import { annexes } from "@neroli/contract/enumerations/law.ts";
import { db } from "../kernel/db/db.ts";
import type { AnnexEntry } from "./reading/annex-entry.ts";
import { entryOf } from "./testing-law.ts";

/** Puts these entries in place of all others, and one that says nothing in each annex beside them. */
export async function createLaw(entries: readonly AnnexEntry[]): Promise<void> {
  const others = annexes.map((annex) =>
    entryOf(annex, { number: "9999", name: `Nothing of annex ${annex}`, names: [] }),
  );
  await db().deleteFrom("law_entries").execute();
  await db()
    .insertInto("law_entries")
    .values([...entries, ...others].map((entry) => ({ ...entry, searched: entry.name })))
    .execute();
  await db()
    .insertInto("law_loads")
    .values({ annex: "II", file: "annex.II.csv", as_of: "2026-01-01", added: 1, changed: 0 })
    .execute();
}
