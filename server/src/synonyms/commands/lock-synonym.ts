import type { SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";

/** The group, held until the transaction ends. */
export async function lockSynonym(id: string) {
  return found(
    await db()
      .selectFrom("synonyms")
      .where("id", "=", id)
      .select(["version", "folded"])
      .select(sql<SynonymName[]>`names`.as("names"))
      .forUpdate()
      .executeTakeFirst(),
  );
}
