import type { Change, IndexSchema } from "@neroli/search/index-types.ts";
import { mergeSegments } from "@neroli/search/merge-segments.ts";
import { createOwner, type IndexStep, type SegmentOwner } from "@neroli/search/segment-owner.ts";
import type { FromMergeWorker, MergeWorkerData } from "../workers/messages.ts";
import { runOnce } from "../workers/run-once.ts";

const mergeProgram = new URL("../workers/merge-worker.ts", import.meta.url);

/** Where segments are merged. */
export type Merge = (work: MergeWorkerData) => Promise<FromMergeWorker>;

export const mergeHere: Merge = async ({ schema, parts }) => mergeSegments(schema, parts);
export const mergeElsewhere: Merge = (work) => runOnce(mergeProgram, work);

/** An index whose readers hear of every change before `apply` is done. */
export interface FollowedIndex {
  owner: SegmentOwner;
  /** @throws RangeError for a document that does not fit the schema; then nothing is applied. */
  apply(changes: readonly Change[]): void;
  /** Tells the readers of what the owner was given otherwise. */
  tell(step: IndexStep): void;
  /** Settles when no merge goes on. */
  idle(): Promise<void>;
}

interface FollowedIndexOptions {
  schema: IndexSchema;
  tell(step: IndexStep): void;
  merge: Merge;
  report(error: unknown): void;
}

export function followedIndex({
  schema,
  tell,
  merge,
  report,
}: FollowedIndexOptions): FollowedIndex {
  const owner = createOwner(schema);
  let merging: Promise<void> | undefined;
  const mergeDue = async (): Promise<void> => {
    for (let parts = owner.beginMerge(); parts !== null; parts = owner.beginMerge()) {
      try {
        tell(owner.endMerge(await merge({ schema, parts })));
      } catch (error) {
        // It stays due: the next change tries again.
        tell(owner.endMerge(null));
        report(error);
        return;
      }
    }
  };
  return {
    owner,
    apply(changes) {
      tell(owner.change(changes));
      merging ??= mergeDue().finally(() => {
        merging = undefined;
      });
    },
    tell,
    idle: async () => merging,
  };
}
