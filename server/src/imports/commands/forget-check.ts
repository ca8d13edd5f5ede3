import { db } from "../../kernel/db/db.ts";

/** Forgets what a dry run has said of an import, which is no longer true. */
export async function forgetCheck(importId: string): Promise<void> {
  await db().deleteFrom("import_rows").where("import_id", "=", importId).execute();
  await db()
    .updateTable("imports")
    .set({
      state: "UPLOADED",
      position: 0,
      total: null,
      planned: null,
      stopped: null,
      failure: null,
    })
    .where("id", "=", importId)
    .execute();
}
