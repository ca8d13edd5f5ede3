import { mergeSegments } from "@neroli/search/merge-segments.ts";
import { startThreads, type ThreadPool } from "../../kernel/threads/thread-pool.ts";
import type { Merged, MergeWork } from "./messages.ts";

/** Where segments are merged. */
export interface Merging {
  merge(work: MergeWork): Promise<Merged>;
  stop(): Promise<void>;
}

const program = new URL("./merge-worker.ts", import.meta.url);

/** Documents in merges that come every second while products change. */
const few = 16_384;

export const mergingHere: Merging = {
  merge: async ({ schema, parts }) => mergeSegments(schema, parts),
  stop: async () => {},
};

/**
 * Small merges have a thread that stays, from the first of them on: to start one takes longer than
 * most of them. A great one has a thread to itself, for as long as it takes: its memory goes with it,
 * and small ones go on beside it.
 */
export function mergingElsewhere(report: (error: unknown) => void): Merging {
  const start = (): ThreadPool<MergeWork, Merged, never> =>
    startThreads({ name: "merging", count: 1, program, inTurn: true, report });
  let small: ReturnType<typeof start> | undefined;
  return {
    async merge(work) {
      if (documentsIn(work) <= few) {
        small ??= start();
        return await small.ask(work);
      }
      const own = start();
      try {
        return await own.ask(work);
      } finally {
        await own.stop();
      }
    },
    stop: async () => small?.stop(),
  };
}

const documentsIn = ({ parts }: MergeWork): number =>
  parts.reduce((sum, { columns }) => sum + columns.classes.length, 0);
