import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";

/** The award as its form has it, and who has it; held until the transaction ends. */
export async function lockAward(id: string) {
  const award = found(
    await db()
      .selectFrom("awards")
      .where("id", "=", id)
      .select(["name", "recipients", "measure", "segment", "version"])
      .select([sql<string>`from_day::text`.as("from"), sql<string>`to_day::text`.as("to")])
      .forUpdate()
      .executeTakeFirst(),
  );
  const given = await db()
    .selectFrom("award_givings")
    .where("award", "=", id)
    .select(["product_key", "company_key"])
    .execute();
  return { ...award, given };
}
