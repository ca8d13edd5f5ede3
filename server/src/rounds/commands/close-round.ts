import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { publishedQuotes } from "../../published/quotes.ts";
import { publishedRequests } from "../../published/requests.ts";
import { closeRequest } from "../../requests/commands/close-request.ts";
import { lockRoundFor } from "./lock-round.ts";

/**
 * The buyer has decided: what is still open is closed. Each supplier is told of its own request alone,
 * and those of whom nothing was accepted that they were passed over: not for whom, nor that there
 * were others.
 */
export async function closeRound(actor: SignedInActor, round_key: string): Promise<void> {
  await transaction(async () => {
    await lockRoundFor("close", { actor, round_key });
    for (const { key, quote_status } of await listOpen(round_key)) {
      await closeRequest(actor, key, { passed_over: quote_status !== "ACCEPTED" });
    }
    await db()
      .updateTable("rounds")
      .set({ status: "CLOSED", closed_at: now() })
      .where("key", "=", round_key)
      .execute();
  });
}

/** In the order of their keys, so that nobody waits in a circle. */
const listOpen = (round_key: string) =>
  db()
    .selectFrom(publishedRequests())
    .leftJoin(publishedQuotes(), "quotes.request_key", "requests.key")
    .where("requests.batch", "=", round_key)
    .where("requests.status", "in", ["REQUESTED", "OPEN"])
    .orderBy("requests.key")
    .select(["requests.key", "quotes.status as quote_status"])
    .execute();
