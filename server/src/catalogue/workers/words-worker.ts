import { parentPort, workerData } from "node:worker_threads";
import { createWordsBuilder } from "@neroli/search/split-segment.ts";
import type { FromWordsWorker, ToWordsWorker, WordsWorkerData } from "./messages.ts";

// A thread that writes the words of a segment while another takes the documents, and ends.

const builder = createWordsBuilder((workerData as WordsWorkerData).schema);
const say = (message: FromWordsWorker) => parentPort?.postMessage(message);

parentPort?.on("message", (message: ToWordsWorker) => {
  if (message.kind === "texts") {
    builder.add(message.batch);
    say({ kind: "taken" });
    return;
  }
  say({ kind: "finished", columns: builder.finish(message.order) });
  parentPort?.close();
});
