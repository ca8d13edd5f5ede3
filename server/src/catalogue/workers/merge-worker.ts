import { parentPort } from "node:worker_threads";
import { mergeSegments } from "@neroli/search/merge-segments.ts";
import type { Answered, Asked } from "../../kernel/threads/thread-pool.ts";
import type { Merged, MergeWork } from "./messages.ts";

// A thread that merges segments, one after the other. Their columns, and those of the outcome, are
// shared.

parentPort?.on("message", ({ id, question: { schema, parts } }: Asked<MergeWork>) => {
  let reply: Answered<Merged>;
  try {
    reply = { id, answer: mergeSegments(schema, parts) };
  } catch (error) {
    reply = { id, error };
  }
  parentPort?.postMessage(reply);
});
