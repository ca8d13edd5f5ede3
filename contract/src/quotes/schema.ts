import { z } from "zod";
import { allowances } from "../kernel/allowance.ts";
import { Day, Decimal, Instant, Key, line } from "../kernel/values.ts";
import { DatedRates } from "../rates/schema.ts";
import { RequestAttachment } from "../requests/schema.ts";
import { QuoteContent } from "./content.ts";
import { QuoteDraft } from "./draft.ts";
import { quoteActions, quoteStatuses } from "./states.ts";

const person = z.object({ key: Key, firstname: z.string(), lastname: z.string() });

/** A price that the buyer aims at: of the line at this position, in its currency and per its amount. */
export const PriceTarget = z.strictObject({ line: z.int().min(0).max(99), amount: Decimal });
export type PriceTarget = z.infer<typeof PriceTarget>;

/** A wish for another version; it stays with the one that it is about. */
export const QuoteCounter = z.object({
  id: z.uuid(),
  version: z.int(),
  comment: z.string(),
  targets: z.array(PriceTarget),
  asked_by: person,
  asked_at: Instant,
});
export type QuoteCounter = z.infer<typeof QuoteCounter>;

export const QuoteVersion = z.object({
  version: z.int(),
  content: QuoteContent,
  reckoned_by: z
    .object({
      currency: z.string(),
      rates: DatedRates,
      duty_free: z.boolean().describe("both ends lie in one customs territory"),
    })
    .describe("the terms of `reckonQuoted`: its first currency, and rates of the day it was sent"),
  content_hash: z.string().describe("SHA-256 of the content as canonical JSON, hexadecimal"),
  attachments: z.array(RequestAttachment),
  sent_by: person,
  sent_at: Instant,
  counter_id: z.uuid().nullable().describe("the wish that it answers"),
});
export type QuoteVersion = z.infer<typeof QuoteVersion>;

/** The answer to a QUOTE request; DRAFT without versions while nothing was sent. */
export const Quote = z.object({
  request_key: Key,
  status: z.enum(quoteStatuses),
  current_version: z.int().nullable(),
  valid_until: Day.nullable().describe("extended or not; 23:59:59 UTC is its last second"),
  versions: z.array(QuoteVersion).describe("all that were sent, the first one first"),
  counters: z.array(QuoteCounter),
  accepted: z
    .object({ at: Instant, by: person, lines: z.array(z.int()) })
    .nullable()
    .describe("lines by their positions in the current version"),
  end_reason: z.string().nullable(),
  /** For the supplier's side and support alone; null for the buyer. */
  own: z
    .object({
      draft: QuoteDraft.nullable(),
      attachments: z.array(RequestAttachment).describe("the files that the draft names"),
      draft_revision: z.int(),
      draft_by: person.nullable(),
      internal_note: z.string(),
      terms: z
        .object({ rates: DatedRates, duty_free: z.boolean() })
        .describe("by what a version would be reckoned that is sent today"),
    })
    .nullable(),
  can: allowances(quoteActions),
});
export type Quote = z.infer<typeof Quote>;

export const QuoteTemplate = z.object({ key: Key, name: line(120), draft: QuoteDraft });
export type QuoteTemplate = z.infer<typeof QuoteTemplate>;

/** What the supplier has quoted somebody else, to copy. */
export const EarlierQuote = z.object({
  request_key: Key,
  buyer: z.string(),
  sent_at: Instant,
  content: QuoteContent,
});
export type EarlierQuote = z.infer<typeof EarlierQuote>;
