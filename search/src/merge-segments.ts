import type { MergePart, SegmentColumns } from "./columns/segment-columns.ts";
import type { IndexSchema } from "./index-types.ts";
import { planSchema } from "./schema-plan.ts";
import { copySegment } from "./writing/copy-segment.ts";
import { finishSegment } from "./writing/finish-segment.ts";
import { createWriter } from "./writing/segment-writer.ts";

/**
 * One segment of the living documents of several; no key may live in two of them. It reads
 * nothing but its arguments and changes nothing, so any thread can do it while others search the
 * parts: columns that are posted to a worker share their memory, and so do those that are posted
 * back. `beginMerge` says what to merge, and takes the outcome.
 */
export function mergeSegments(schema: IndexSchema, parts: readonly MergePart[]): SegmentColumns {
  const writer = createWriter(planSchema(schema));
  for (const part of parts) copySegment(writer, part);
  return finishSegment(writer);
}
