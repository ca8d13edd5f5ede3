import { quoteTransitions } from "@neroli/contract/quotes/states.ts";
import { turnAfter } from "@neroli/contract/requests/events.ts";
import { noteRequest } from "../../interactions/commands/note-request.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";
import { noteHappening } from "../../requests/commands/note-happening.ts";
import { holdAcceptances, linesGivenElsewhere } from "../queries/given-elsewhere.ts";
import { unchanged } from "../queries/unchanged.ts";
import { changeQuote, notAccepted } from "./change-quote.ts";
import { lockQuoteFor } from "./lock-quote.ts";

interface Acceptance {
  request_key: string;
  version: number;
  /** Positions of lines of the version; all of them where nothing is said. */
  lines?: readonly number[] | undefined;
}

/**
 * The buyer accepts a version, or some of its lines. Within another transaction it is a part of that
 * one: where one of several is refused, none is accepted. Of suppliers who were asked for the same,
 * one has it.
 */
export async function acceptQuote(
  actor: SignedInActor,
  { request_key, version, lines }: Acceptance,
): Promise<void> {
  await transaction(async () => {
    await holdAcceptances(request_key);
    const { quote, request } = await lockQuoteFor("accept", { actor, request_key, version });
    const { key: quote_key } = quote;
    const accepted_lines = await acceptedLines({ quote_key, version, lines });
    const wanted = { request_key, quote_key, version, lines: accepted_lines };
    const given = await linesGivenElsewhere(wanted);
    if (given.length > 0) throw new AppError("quotes.given-elsewhere", { lines: given });
    const { to: status } = quoteTransitions.actions.accept;
    await changeQuote(quote.key, {
      status,
      accepted_at: now(),
      accepted_by: actor.user_key,
      accepted_lines,
    });
    await noteHappening(actor, {
      request_key,
      facts: request,
      kind: "quote-accepted",
      data: { version },
      turn: "SUPPLIER",
    });
    await noteRequest(request_key, "QUOTE_ACCEPTED");
    emit({ topic: "quote.accepted", key: request_key, data: { actor: actor.user_key } });
  });
}

/** Positions in order; refuses some that the version does not have. */
async function acceptedLines({
  quote_key,
  version,
  lines,
}: Pick<Acceptance, "version" | "lines"> & { quote_key: string }): Promise<number[]> {
  const row = await db()
    .selectFrom("quote_versions")
    .where("quote_key", "=", quote_key)
    .where("version", "=", version)
    .select(["content", "content_hash"])
    .executeTakeFirstOrThrow();
  const { content } = unchanged(row);
  const all = content.lines.map((_, at) => at);
  if (lines === undefined) return all;
  const failures = lines.flatMap((line, at) =>
    line < all.length ? [] : [fieldFailure({ path: `lines.${at}`, code: "choice" })],
  );
  if (failures.length > 0) throw new AppError("request.invalid", { failures });
  return all.filter((at) => lines.includes(at));
}

/** Either side takes an acceptance back within the hour, and says why. */
export async function withdrawAcceptance(
  actor: SignedInActor,
  { request_key, reason }: { request_key: string; reason: string },
): Promise<void> {
  await transaction(async () => {
    const { quote, request } = await lockQuoteFor("withdraw", { actor, request_key });
    const { to: status } = quoteTransitions.actions.withdraw;
    await changeQuote(quote.key, { ...notAccepted, status });
    await noteHappening(actor, {
      request_key,
      facts: request,
      kind: "quote-withdrawn",
      data: { reason },
      turn: turnAfter(request.side),
    });
    const data = { actor: actor.user_key, message: reason };
    emit({ topic: "quote.written", key: request_key, data });
  });
}
