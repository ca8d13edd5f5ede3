import type { Segment, SegmentView } from "./opened-segment.ts";
import type { ParsedQuery } from "./parse-query.ts";
import type { SchemaPlan } from "./schema-plan.ts";
import type { WideScratch } from "./word-sets.ts";

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
