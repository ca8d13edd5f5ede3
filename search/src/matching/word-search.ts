import type { SchemaPlan } from "../schema-plan.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import type { ParsedQuery } from "../text/parse-query.ts";
import type { WideScratch } from "./word-sets.ts";

/** A query being searched for in all segments, as its viewer sees them. */
export interface WordSearch {
  plan: SchemaPlan;
  seen: readonly ViewedSegment[];
  scratch: WideScratch;
  parsed: ParsedQuery;
}
