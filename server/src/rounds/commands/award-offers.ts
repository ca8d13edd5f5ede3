import { expiryOf } from "@neroli/contract/quotes/states.ts";
import type { ChangedQuote, Matrix } from "@neroli/contract/rounds/matrix.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { publishedRequests } from "../../published/requests.ts";
import { acceptQuote } from "../../quotes/commands/accept-quote.ts";
import { holdAcceptances } from "../../quotes/queries/given-elsewhere.ts";
import { lockRequest } from "../../requests/commands/lock-request.ts";
import { getMatrix } from "../queries/get-matrix.ts";
import { lockRoundFor } from "./lock-round.ts";

interface Award {
  round_key: string;
  offers: readonly { request_key: string; version: number; position: number }[];
}

/**
 * Accepts the chosen lines of all quotes, or none: where any of them is not what was compared any
 * more, all such are named.
 */
export async function awardOffers(
  actor: SignedInActor,
  { round_key, offers }: Award,
): Promise<void> {
  await transaction(async () => {
    await lockRoundFor("award", { actor, round_key });
    await lockChosen(actor, { round_key, offers });
    const matrix = await getMatrix(actor, { key: round_key, currency: "EUR" });
    const chosen = offers.map((offer) => {
      const quote = matrix.quotes.find(({ request_key }) => request_key === offer.request_key);
      const found = matrix.offers.find(
        ({ request_key, position }) =>
          request_key === offer.request_key && position === offer.position,
      );
      const line = quote?.version === offer.version && found?.running ? found.line : null;
      return { ...offer, line };
    });
    const changed = chosen.filter(({ line }) => line === null);
    if (changed.length > 0) {
      const byQuote = new Map(changed.map((offer) => [offer.request_key, offer]));
      const changes = [...byQuote.values()].map((offer) => whatChanged(offer, matrix));
      throw new AppError("rounds.offers-changed", { changes });
    }
    const won = matrix.offers.filter(({ accepted }) => accepted).map(({ line }) => line);
    const lines = new Set([...won, ...chosen.map(({ line }) => line)]);
    if (lines.size < new Set(won).size + chosen.length) throw new AppError("rounds.two-winners");
    const byRequest = Map.groupBy(chosen, ({ request_key }) => request_key);
    for (const [request_key, own] of byRequest) {
      const version = own[0]?.version ?? 0;
      await acceptQuote(actor, {
        request_key,
        version,
        lines: own.map(({ position }) => position),
      });
    }
  });
}

/**
 * Whoever changes one of the quotes has done so before, and is named, or waits until all are accepted.
 * In the order of their keys, so that nobody waits in a circle.
 */
async function lockChosen(actor: SignedInActor, { round_key, offers }: Award): Promise<void> {
  const chosen = await db()
    .selectFrom(publishedRequests())
    .where("requests.batch", "=", round_key)
    .where(
      "requests.key",
      "in",
      offers.map(({ request_key }) => request_key),
    )
    .orderBy("requests.key")
    .select("requests.key")
    .execute();
  const [first] = chosen;
  if (first) await holdAcceptances(first.key);
  for (const { key } of chosen) await lockRequest(actor, key);
}

function whatChanged(
  { request_key, version }: Award["offers"][number],
  { quotes }: Matrix,
): ChangedQuote {
  const quote = quotes.find((each) => each.request_key === request_key);
  const told = { request_key, version: quote?.version ?? null };
  if (!quote || quote.status === "CANCELED" || quote.status === "REJECTED") {
    return { ...told, change: "GONE" };
  }
  if (quote.version !== version) return { ...told, change: "UPDATED" };
  // What runs still is of a request that is over.
  return { ...told, change: now() < expiryOf(quote.valid_until) ? "GONE" : "EXPIRED" };
}
