import { db } from "../../kernel/db/db.ts";

/** What is done about a lead, which others change after this transaction; from the first time on. */
export async function lockWork(lead: string) {
  await db()
    .insertInto("lead_work")
    .values({ lead })
    .onConflict((conflict) => conflict.column("lead").doNothing())
    .execute();
  return db()
    .selectFrom("lead_work")
    .where("lead", "=", lead)
    .select(["version", "written_at"])
    .forUpdate()
    .executeTakeFirstOrThrow();
}
