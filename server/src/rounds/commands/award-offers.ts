import type { ChangedQuote, Matrix } from "@neroli/contract/rounds/matrix.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { acceptQuote } from "../../quotes/commands/accept-quote.ts";
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
    // In the order of their keys, so that nobody waits in a circle.
    for (const request_key of [...byRequest.keys()].toSorted()) {
      const own = byRequest.get(request_key) ?? [];
      const version = own[0]?.version ?? 0;
      await acceptQuote(actor, {
        request_key,
        version,
        lines: own.map(({ position }) => position),
      });
    }
  });
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
  return { ...told, change: quote.version === version ? "EXPIRED" : "UPDATED" };
}
