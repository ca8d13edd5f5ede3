import { quoteTransitions } from "@neroli/contract/quotes/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { once } from "../../kernel/once/once.ts";
import { noteHappening } from "../../requests/commands/note-happening.ts";
import { changeQuote, notAccepted } from "./change-quote.ts";
import { lockQuoteFor } from "./lock-quote.ts";

interface End {
  request_key: string;
  reason: string;
}

/** The supplier takes the quote back and says why; it is final. */
export async function cancelQuote(
  actor: SignedInActor,
  { request_key, reason }: End,
): Promise<void> {
  await once(async () => {
    const { quote, request } = await lockQuoteFor("cancel", { actor, request_key });
    const { to: status } = quoteTransitions.actions.cancel;
    await changeQuote(quote.key, { ...notAccepted, status, ended_at: now(), end_reason: reason });
    const event = { request_key, facts: request, data: { reason }, turn: "BUYER" } as const;
    await noteHappening(actor, { ...event, kind: "quote-canceled" });
    const data = { actor: actor.user_key, message: reason };
    emit({ topic: "quote.canceled", key: request_key, data });
  });
}

/** The buyer declines the current version, and with it the quote, and says why. */
export async function rejectQuote(
  actor: SignedInActor,
  { request_key, version, reason }: End & { version: number },
): Promise<void> {
  await transaction(async () => {
    const { quote, request } = await lockQuoteFor("reject", { actor, request_key, version });
    const { to: status } = quoteTransitions.actions.reject;
    await changeQuote(quote.key, { status, ended_at: now(), end_reason: reason });
    const event = { request_key, facts: request, data: { reason }, turn: "SUPPLIER" } as const;
    await noteHappening(actor, { ...event, kind: "quote-rejected" });
    const data = { actor: actor.user_key, message: reason };
    emit({ topic: "quote.rejected", key: request_key, data });
  });
}
