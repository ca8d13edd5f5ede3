import { parentPort, workerData } from "node:worker_threads";
import { connect, disconnect } from "../../kernel/db/db.ts";
import { createLearner } from "./learn-purposes.ts";
import { marksOf } from "./marks.ts";
import { readTeaching } from "./read-teaching.ts";

// A thread that learns from the catalogue what products are for, and ends.

const { url } = workerData as { url: string };
connect(url, { max: 1 });
try {
  const learner = createLearner();
  for await (const { segment, fields } of readTeaching()) {
    learner.add(marksOf(segment, fields), fields.functions ?? []);
  }
  parentPort?.postMessage(learner.finish());
} finally {
  await disconnect();
}
