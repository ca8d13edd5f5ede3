import { writeLine } from "@neroli/contract/synonyms/lines.ts";
import type { Synonym } from "@neroli/contract/synonyms/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** All groups as lines of text, by their first names: what can be loaded again. */
export async function exportSynonyms(): Promise<string> {
  const rows = await db()
    .selectFrom("synonyms")
    .select("relation")
    .select(sql<Synonym["names"]>`names`.as("names"))
    .select(sql<Synonym["names"]>`leads_to`.as("leads_to"))
    .orderBy(sql`folded[1]`)
    .orderBy("id")
    .execute();
  return rows.map((row) => `${writeLine(row)}\n`).join("");
}
