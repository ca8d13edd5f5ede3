import { parentPort, workerData } from "node:worker_threads";
import type { SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import { type QueryClass, readQueries } from "../queries.ts";
import { answersFrom } from "./neroli-answers.ts";

// One of several threads that answer from the same memory. Told a class of queries and how long,
// it says how many of them it has answered.

const { ask } = answersFrom(workerData as SegmentColumns[]);
const queries = readQueries();

parentPort?.on("message", ({ kind, until }: { kind: QueryClass; until: number }) => {
  const own = queries[kind];
  let answered = 0;
  for (; Date.now() < until; answered++) {
    const query = own[answered % own.length];
    if (query) ask(query);
  }
  parentPort?.postMessage(answered);
});
parentPort?.postMessage("ready");
