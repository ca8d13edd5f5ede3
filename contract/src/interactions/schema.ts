import { z } from "zod";
import { browserKinds, consentLevels } from "../enumerations/interactions.ts";
import { Instant, Key, text } from "../kernel/values.ts";
import { batchEvents, lateMilliseconds } from "./limits.ts";

const count = z.int().min(0).max(1_000_000_000);

/** One thing that a reader did, and how many milliseconds before it was sent. */
export const BrowserEvent = z.strictObject({
  kind: z.enum(browserKinds),
  ago: z.int().min(0).max(lateMilliseconds),
  product: Key.optional(),
  company: Key.optional().describe("where there is no product, as on the page of a company"),
  words: text(500).optional().describe("that were searched for"),
  filters: text(2000).optional().describe("of a search, as its address says them"),
  found: count.optional().describe("products or companies that a search found"),
  rank: z.int().min(1).max(10_000).optional().describe("of the hit, from 1"),
});
export type BrowserEvent = z.infer<typeof BrowserEvent>;

/** What a browser tells at once. Of the same `batch` the first one counts. */
export const InteractionBatch = z.strictObject({
  batch: z.uuid(),
  visitor: z.uuid().optional().describe("only of who has agreed to be remembered in this browser"),
  portal: Key.optional(),
  events: z.array(BrowserEvent).min(1).max(batchEvents),
});
export type InteractionBatch = z.infer<typeof InteractionBatch>;

/** What somebody has agreed to; `changed_at` is null before anything was decided. */
export const Consent = z.object({
  level: z.enum(consentLevels),
  changed_at: Instant.nullable(),
});
export type Consent = z.infer<typeof Consent>;

export const ConsentForm = z.strictObject({ level: z.enum(consentLevels) });
