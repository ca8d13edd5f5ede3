import type { MergePart, SegmentColumns } from "./columns/segment-columns.ts";
import type { IndexSchema } from "./index-types.ts";
import { planSchema, type SchemaPlan } from "./schema-plan.ts";
import { copySegment } from "./writing/copy-segment.ts";
import { finishSegment } from "./writing/finish-segment.ts";
import { createWriter, type SegmentWriter } from "./writing/segment-writer.ts";

/**
 * One segment of the living documents of several; no key may live in two of them. It reads
 * nothing but its arguments and changes nothing, so any thread can do it while others search the
 * parts: columns that are posted to a worker share their memory, and so do those that are posted
 * back. `beginMerge` says what to merge, `endMerge` takes the outcome.
 */
export function mergeSegments(schema: IndexSchema, parts: readonly MergePart[]): SegmentColumns {
  return lastOf(mergeSteps(planSchema(schema), parts));
}

/** A merge in steps, each a part of the whole work. */
export function* mergeSteps(
  plan: SchemaPlan,
  parts: readonly MergePart[],
): Generator<void, SegmentColumns> {
  const writer = createWriter(plan);
  for (const part of parts) yield* copySegment(writer, part);
  return yield* finishSegment(writer);
}

/** All the steps of writing a segment. */
export function finishNow(writer: SegmentWriter): SegmentColumns {
  return lastOf(finishSegment(writer));
}

function lastOf<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
