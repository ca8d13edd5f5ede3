import { sql } from "kysely";
import { systemActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import { replaceTerm } from "../../products/commands/replace-term.ts";
import { lockOpenRewriting } from "../queries/list-rewritings.ts";

/** Products in one transaction: others are answered in between. */
const batch = 200;

/**
 * Puts one term in the place of another in all products, a batch at a time: what is done is done,
 * however often it begins again. It ends with a look at all products that finds none.
 */
export const rewriteProducts: QueuedJob<{ id: string }> = {
  name: "rewrite-products",
  outsidePortals: true,

  async work({ id }, signal) {
    let after: string | null = "";
    let found = false;
    while (after !== null) {
      signal.throwIfAborted();
      const last: string | null = await rewriteBatch(id, after);
      found ||= last !== null;
      // At the end of the catalogue: once more from its beginning, if there was any.
      after = last ?? (found ? "" : null);
      if (last === null) found = false;
    }
    await end(id, "DONE");
  },

  failed: ({ id }) => end(id, "FAILED"),
};

/** Answers the key of the last one that was done; null where there is none any more. */
const rewriteBatch = (id: string, after: string): Promise<string | null> =>
  transaction(async () => {
    const rewriting = await lockOpenRewriting(id);
    if (!rewriting) return null;
    const { field, from, into, started_by } = rewriting;
    // Led back to where it began: the other rewriting sees to it.
    if (from === into) return null;
    const actor = { ...systemActor, user_key: started_by };
    const keys = await replaceTerm(actor, { field, from, into, after, limit: batch });
    await db()
      .updateTable("attribute_rewritings")
      .set({ state: "WORKING", done: sql<number>`done + ${keys.length}` })
      .where("id", "=", id)
      .execute();
    return keys.at(-1) ?? null;
  });

async function end(id: string, state: "DONE" | "FAILED"): Promise<void> {
  await db()
    .updateTable("attribute_rewritings")
    .set({ state, ended_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}
