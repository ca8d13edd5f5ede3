import { mergeSegments } from "@neroli/search/merge-segments.ts";
import { startThreads, type ThreadPool } from "../../kernel/threads/thread-pool.ts";
import type { Merged, MergeWork } from "./messages.ts";

/** Where segments are merged. */
export interface Merging {
  merge(work: MergeWork): Promise<Merged>;
  stop(): Promise<void>;
}

const program = new URL("./merge-worker.ts", import.meta.url);

/** The most documents of a small merge; while products change one comes every second. */
const few = 16_384;

export const mergingHere: Merging = {
  merge: async ({ schema, parts }) => mergeSegments(schema, parts),
  stop: async () => {},
};

/** How long a thread waits for the next small merge before its memory goes back. */
const patience = 10_000;

/**
 * Small merges have a thread that stays while they come: to start one takes longer than most of
 * them. A great one has a thread to itself, for as long as it takes, and small ones go on beside it.
 */
export function mergingElsewhere(report: (error: unknown) => void, idle = patience): Merging {
  const start = (): ThreadPool<MergeWork, Merged, never> =>
    startThreads({ name: "merging", count: 1, program, inTurn: true, report });
  let small: ReturnType<typeof start> | undefined;
  let going = 0;
  let ending: NodeJS.Timeout | undefined;
  const stop = async (): Promise<void> => {
    clearTimeout(ending);
    const last = small;
    small = undefined;
    await last?.stop();
  };
  const mergeSmall = async (work: MergeWork): Promise<Merged> => {
    clearTimeout(ending);
    going++;
    try {
      small ??= start();
      return await small.ask(work);
    } finally {
      if (--going === 0) ending = setTimeout(() => void stop().catch(report), idle).unref();
    }
  };
  const mergeGreat = async (work: MergeWork): Promise<Merged> => {
    const own = start();
    try {
      return await own.ask(work);
    } finally {
      await own.stop();
    }
  };
  return {
    merge: (work) => (documentsIn(work) <= few ? mergeSmall(work) : mergeGreat(work)),
    stop,
  };
}

const documentsIn = ({ parts }: MergeWork): number =>
  parts.reduce((sum, { columns }) => sum + columns.classes.length, 0);
