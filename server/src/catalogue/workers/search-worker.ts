import { parentPort, workerData } from "node:worker_threads";
import { createReader, type IndexReader } from "@neroli/search/index-reader.ts";
import type { Answered, Asked } from "../../kernel/threads/thread-pool.ts";
import { byIndex } from "../indexed/index-names.ts";
import type { IndexQuestion, NewsOfIndexes, Question, SearchWorkerData } from "./messages.ts";
import { packResult } from "./pack-answer.ts";
import { tellPortal } from "./portal-scope.ts";

// A thread that answers searches. The segments it reads are shared memory; what it is told of
// changes comes by the same way as what it is asked, so that no search sees half of a change.

const { schemas } = workerData as SearchWorkerData;
const readers = byIndex((name) => createReader(schemas[name]));

function answer(reader: IndexReader, { method, given }: Question): unknown {
  if (method === "search") return packResult(reader.search(...given));
  const ask = reader[method] as (...given: unknown[]) => unknown;
  return ask(...given);
}

/** Once, between messages: what is compiled for one index serves the others. */
let warmed = false;
function warmUp(reader: IndexReader): void {
  const steps = reader.warmUp();
  const goOn = () => {
    if (steps.next().done) return;
    warmed = true;
    setImmediate(goOn);
  };
  goOn();
}

parentPort?.on("message", (message: Asked<IndexQuestion> | NewsOfIndexes) => {
  if (message.kind === "portal") {
    tellPortal(readers, message);
    return;
  }
  if (message.kind === "follow") {
    const reader = readers[message.index];
    reader.follow(message.step);
    if (!warmed) warmUp(reader);
    return;
  }
  const { id, question } = message;
  let reply: Answered<unknown>;
  try {
    reply = { id, answer: answer(readers[question.index], question) };
  } catch (error) {
    reply = { id, error };
  }
  parentPort?.postMessage(reply);
});
