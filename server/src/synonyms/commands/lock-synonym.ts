import type { Synonym } from "@neroli/contract/synonyms/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";

/** The group, held until the transaction ends. */
export async function lockSynonym(id: string) {
  return found(
    await db()
      .selectFrom("synonyms")
      .where("id", "=", id)
      .select(["version", "relation", "folded", "leads_folded"])
      .select(sql<Synonym["names"]>`names`.as("names"))
      .select(sql<Synonym["names"]>`leads_to`.as("leads_to"))
      .forUpdate()
      .executeTakeFirst(),
  );
}
