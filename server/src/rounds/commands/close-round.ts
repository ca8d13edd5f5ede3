import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { publishedRequests } from "../../published/requests.ts";
import { closeRequest } from "../../requests/commands/close-request.ts";
import { lockRoundFor } from "./lock-round.ts";

/** The buyer has decided: what is still open is closed, and each supplier told of its own alone. */
export async function closeRound(actor: SignedInActor, round_key: string): Promise<void> {
  await transaction(async () => {
    await lockRoundFor("close", { actor, round_key });
    for (const request_key of await listOpen(round_key)) await closeRequest(actor, request_key);
    await db()
      .updateTable("rounds")
      .set({ status: "CLOSED", closed_at: now() })
      .where("key", "=", round_key)
      .execute();
  });
}

/** In the order of their keys, so that nobody waits in a circle. */
async function listOpen(round_key: string): Promise<string[]> {
  const rows = await db()
    .selectFrom(publishedRequests())
    .where("requests.batch", "=", round_key)
    .where("requests.status", "in", ["REQUESTED", "OPEN"])
    .orderBy("requests.key")
    .select("requests.key")
    .execute();
  return rows.map(({ key }) => key);
}
