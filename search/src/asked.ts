import type { WideScratch } from "./matching/word-sets.ts";
import type { SchemaPlan } from "./schema-plan.ts";
import type { Segment, SegmentView } from "./segments/opened-segment.ts";
import type { ParsedQuery } from "./text/parse-query.ts";

/** A segment as one viewer sees it. */
export interface Seen {
  segment: Segment;
  view: SegmentView;
}

export interface Asked {
  plan: SchemaPlan;
  seen: readonly Seen[];
  scratch: WideScratch;
  parsed: ParsedQuery;
}
