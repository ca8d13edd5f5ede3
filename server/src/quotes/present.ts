import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Quote } from "@neroli/contract/quotes/schema.ts";
import { quoteRefusals } from "@neroli/contract/quotes/states.ts";
import type { RequestAttachment } from "@neroli/contract/requests/schema.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { presentAllowances } from "../kernel/allowances.ts";
import { factsOf, statusOf } from "./policy.ts";
import type { QuoteWithVersions } from "./queries/get-quote.ts";

/** The person who reads, and their language. */
interface Reader {
  actor: SignedInActor;
  language: Language;
}

/** A quote as its reader's side sees it: what is the supplier's own leaves for nobody else. */
export function presentQuote(
  { actor, language }: Reader,
  { request, quote, versions, counters, files, terms }: QuoteWithVersions,
): Quote {
  const named = new Map(files.map((file) => [file.id, file]));
  // The buyer does not learn that a quote is being written.
  const sent = versions.length > 0 ? quote : undefined;
  return {
    request_key: request.key,
    status: statusOf(sent),
    current_version: sent?.current_version ?? null,
    valid_until: sent?.valid_until ?? null,
    versions: versions.map((row) => ({
      version: row.version,
      content: row.content,
      reckoned_by: row.reckoned_by,
      content_hash: row.content_hash,
      attachments: row.content.attachments.flatMap((id) => named.get(id) ?? []),
      sent_by: personOf(row),
      sent_at: row.sent_at.toISOString(),
      counter_id: row.counter_id,
    })),
    counters: counters.map(({ id, version, comment, targets, asked_at, ...by }) => ({
      id,
      version,
      comment,
      targets,
      asked_by: personOf(by),
      asked_at: asked_at.toISOString(),
    })),
    accepted: acceptanceOf(quote),
    end_reason: quote?.end_reason ?? null,
    own: terms && { ...ownOf(quote, named), terms },
    can: presentAllowances(quoteRefusals(factsOf(actor, { row: quote, request })), language),
  };
}

const personOf = (row: { person_key: string; firstname: string; lastname: string }) => ({
  key: row.person_key,
  firstname: row.firstname,
  lastname: row.lastname,
});

function acceptanceOf(quote: QuoteWithVersions["quote"]): Quote["accepted"] {
  if (!quote?.accepted_at) return null;
  const { accepted_at, accepted_lines, accepter_key, accepter_firstname, accepter_lastname } =
    quote;
  return {
    at: accepted_at.toISOString(),
    by: {
      key: accepter_key ?? "",
      firstname: accepter_firstname ?? "",
      lastname: accepter_lastname ?? "",
    },
    lines: accepted_lines ?? [],
  };
}

const ownOf = (
  quote: QuoteWithVersions["quote"],
  named: ReadonlyMap<string, RequestAttachment>,
): Omit<NonNullable<Quote["own"]>, "terms"> => ({
  draft: quote?.draft ?? null,
  attachments: (quote?.draft?.attachments ?? []).flatMap((id) => named.get(id) ?? []),
  draft_revision: quote?.draft_revision ?? 0,
  draft_by:
    quote?.writer_key == null
      ? null
      : {
          key: quote.writer_key,
          firstname: quote.writer_firstname ?? "",
          lastname: quote.writer_lastname ?? "",
        },
  internal_note: quote?.internal_note ?? "",
});
