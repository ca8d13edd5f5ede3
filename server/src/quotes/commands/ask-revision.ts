import type { PriceTarget } from "@neroli/contract/quotes/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { once } from "../../kernel/once/once.ts";
import { noteHappening } from "../../requests/commands/note-happening.ts";
import { lockQuoteFor } from "./lock-quote.ts";

interface Revision {
  request_key: string;
  version: number;
  comment: string;
  targets: readonly PriceTarget[];
}

/** The buyer says what should be otherwise in the current version; the wish stays with it. */
export async function askRevision(
  actor: SignedInActor,
  { request_key, version, comment, targets }: Revision,
): Promise<void> {
  await once(async () => {
    const named = { actor, request_key, version };
    const { quote, request } = await lockQuoteFor("ask-revision", named);
    await db()
      .insertInto("quote_counters")
      .values({
        quote_key: quote.key,
        version,
        comment,
        targets: JSON.stringify(targets),
        asked_by: actor.user_key,
      })
      .execute();
    await noteHappening(actor, {
      request_key,
      facts: request,
      kind: "quote-revision",
      data: { version, comment },
      turn: "SUPPLIER",
    });
    const data = { actor: actor.user_key, message: comment };
    emit({ topic: "quote.written", key: request_key, data });
  });
}
