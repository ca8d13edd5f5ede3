import { parentPort, workerData } from "node:worker_threads";
import { connect, disconnect } from "../../../kernel/db/db.ts";
import { SourceError } from "../../sources/source-error.ts";
import { takeRows } from "./take-rows.ts";
import type { ThreadMessage, ThreadOrder } from "./take-rows-apart.ts";

// The thread of take-rows-apart.ts. A message means that it is to end after the batch in hand.

const { url, record, path } = workerData as ThreadOrder;
const say = (said: ThreadMessage) => parentPort?.postMessage(said);
const told = new AbortController();
parentPort?.once("message", () => told.abort(new Error("The thread was told to end")));

connect(url, 2);
try {
  const progress = () => say({ batch: true });
  say({ passed: await takeRows(record, path, { signal: told.signal, progress }) });
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  say({ unreadable: { code: error.code, params: error.params } });
} finally {
  await disconnect();
  parentPort?.close();
}
