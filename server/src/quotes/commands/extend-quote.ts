import { quoteTransitions } from "@neroli/contract/quotes/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { noteHappening } from "../../requests/commands/note-happening.ts";
import { changeQuote } from "./change-quote.ts";
import { lockQuoteFor } from "./lock-quote.ts";

interface Extension {
  request_key: string;
  version: number;
  valid_until: string;
}

/** The supplier moves the last day, also of a quote that has expired; the version stays as it is. */
export async function extendQuote(
  actor: SignedInActor,
  { request_key, version, valid_until }: Extension,
): Promise<void> {
  await transaction(async () => {
    const { quote, request } = await lockQuoteFor("extend", { actor, request_key, version });
    if (quote.status === "SENT" && quote.valid_until === valid_until) return;
    const { to: status } = quoteTransitions.actions.extend;
    await changeQuote(quote.key, { status, valid_until });
    await noteHappening(actor, {
      request_key,
      facts: request,
      kind: "quote-extended",
      data: { valid_until },
      turn: "BUYER",
    });
    emit({
      topic: "quote.extended",
      key: request_key,
      data: { actor: actor.user_key, valid_until },
    });
  });
}
