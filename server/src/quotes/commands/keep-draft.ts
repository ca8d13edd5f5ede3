import type { QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { holdAttachments } from "../../requests/commands/hold-attachments.ts";
import { changeQuote } from "./change-quote.ts";
import { lockQuoteFor } from "./lock-quote.ts";

interface KeptDraft {
  request_key: string;
  /** The revision that the page has read. */
  revision: number;
  draft: QuoteDraft | null;
  internal_note: string;
}

/** Keeps what is being written for the supplier's side; refused when a colleague has kept another. */
export async function keepDraft(
  actor: SignedInActor,
  { request_key, revision, draft, internal_note }: KeptDraft,
): Promise<void> {
  await transaction(async () => {
    const { quote, request } = await lockQuoteFor("draft", { actor, request_key });
    if (quote.draft_revision !== revision) throw new AppError("conflict");
    await changeQuote(quote.key, {
      draft,
      internal_note,
      draft_revision: revision + 1,
      draft_by: actor.user_key,
    });
    await holdAttachments(draft?.attachments ?? [], {
      request_key,
      author_key: actor.user_key,
      company_key: request.company_key,
    });
  });
}
