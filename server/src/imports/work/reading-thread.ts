import { parentPort, workerData } from "node:worker_threads";
import { SourceError } from "../sources/source-error.ts";
import type { Reply } from "./read-apart.ts";
import { type ReadingOrder, readBatches } from "./read-batches.ts";

// The thread of read-apart.ts: each message asks for one batch more.

const batches = readBatches(workerData as ReadingOrder);

async function next(): Promise<Reply> {
  try {
    const { value, done } = await batches.next();
    return done ? { reach: value } : { batch: value };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { unreadable: { code: error.code, params: error.params } };
  }
}

parentPort?.on("message", async () => parentPort?.postMessage(await next()));
