import type { SchemaPlan } from "../schema-plan.ts";
import type { ViewedSegment } from "../segments/opened-segment.ts";
import type { ParsedQuery } from "../text/parse-query.ts";
import type { WideScratch } from "./word-sets.ts";

export interface WordSearch {
  plan: SchemaPlan;
  seen: readonly ViewedSegment[];
  scratch: WideScratch;
  parsed: ParsedQuery;
}
