import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import { quoteTransitions } from "@neroli/contract/quotes/states.ts";
import { noteRequest } from "../../interactions/commands/note-request.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { once } from "../../kernel/once/once.ts";
import { holdAttachments } from "../../requests/commands/hold-attachments.ts";
import { noteHappening } from "../../requests/commands/note-happening.ts";
import { sendWithQuote } from "../../requests/commands/send-attachments.ts";
import { assertContent } from "../queries/assert-content.ts";
import { contentHash } from "../queries/content-hash.ts";
import { changeQuote, notAccepted } from "./change-quote.ts";
import { lockQuoteFor } from "./lock-quote.ts";

interface NewVersion {
  request_key: string;
  /** The current version as its writer has read it; 0 before the first. */
  version: number;
  content: QuoteContent;
}

/** Sends the first version of a quote, or the next one, which answers the wishes since the last. */
export async function sendQuote(
  actor: SignedInActor,
  { request_key, version, content, action }: NewVersion & { action: "send" | "update" },
): Promise<void> {
  await once(async () => {
    const locked = await lockQuoteFor(action, { actor, request_key, version });
    const { quote, request } = locked;
    const { company_key } = request;
    await assertContent(content, { request_key, company_key });
    const next = version + 1;
    const by = { request_key, author_key: actor.user_key, company_key };
    await sendWithQuote(content.attachments, {
      ...by,
      quote_version: next,
      path: "content.attachments",
    });
    // The draft is sent: what it named beside is nobody's any more.
    await holdAttachments([], by);
    await db()
      .insertInto("quote_versions")
      .values({
        quote_key: quote.key,
        version: next,
        content: JSON.stringify(content),
        content_hash: contentHash(content),
        sent_by: actor.user_key,
        counter_id: await openCounter(quote.key, version),
      })
      .execute();
    const { to: status } = quoteTransitions.actions[action];
    const { valid_until } = content;
    await changeQuote(quote.key, {
      ...notAccepted,
      status,
      valid_until,
      current_version: next,
      draft: null,
      draft_revision: quote.draft_revision + 1,
      draft_by: null,
    });
    await noteHappening(actor, {
      request_key,
      facts: request,
      kind: action === "send" ? "quote-sent" : "quote-updated",
      data: { version: next },
      turn: "BUYER",
    });
    if (action === "send") await noteRequest(request_key, "QUOTE_SENT");
    const topic = action === "send" ? "quote.created" : "quote.updated";
    emit({ topic, key: request_key, data: { actor: actor.user_key, valid_until } });
  });
}

/** The last wish about a version; null where nobody has one. */
async function openCounter(quote_key: string, version: number): Promise<string | null> {
  const row = await db()
    .selectFrom("quote_counters")
    .where("quote_key", "=", quote_key)
    .where("version", "=", version)
    .orderBy("asked_at", "desc")
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
