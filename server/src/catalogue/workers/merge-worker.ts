import { parentPort, workerData } from "node:worker_threads";
import { mergeSegments } from "@neroli/search/merge-segments.ts";
import type { FromMergeWorker, MergeWorkerData } from "./messages.ts";

// A thread that merges segments, and ends. Their columns, and those of the outcome, are shared.

const { schema, parts } = workerData as MergeWorkerData;
parentPort?.postMessage(mergeSegments(schema, parts) satisfies FromMergeWorker);
