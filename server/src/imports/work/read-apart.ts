import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { CheckedRow } from "../check-row.ts";
import { SourceError } from "../sources/source-error.ts";
import type { Reach, ReadingOrder } from "./read-batches.ts";

/** What the thread answers each time it is asked. */
export type Reply =
  | { batch: CheckedRow[] }
  | { reach: Reach }
  | { unreadable: Pick<SourceError, "code" | "params"> };

const thread = new URL("./reading-thread.ts", import.meta.url);

/**
 * Little of it lives longer than its batch, so that a small nursery is enough. A file that takes
 * more than all this ends the thread, not the server.
 */
const memory = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 768 };

/**
 * Reads a file in a thread of its own: whoever asks the server for pages meanwhile does not wait
 * for it. One batch is read ahead.
 */
export async function* readApart(order: ReadingOrder): AsyncGenerator<CheckedRow[], Reach> {
  const worker = new Worker(thread, { workerData: order, resourceLimits: memory });
  const ask = async (): Promise<Reply> => {
    worker.postMessage("next");
    // Rejects when the thread fails.
    const [reply] = await once(worker, "message");
    return reply;
  };
  try {
    for (let asked = ask(); ; ) {
      const reply = await asked;
      if ("unreadable" in reply)
        throw new SourceError(reply.unreadable.code, reply.unreadable.params);
      if ("reach" in reply) return reply.reach;
      asked = ask();
      // Awaited with the next turn; until then its failure is not an unhandled one.
      asked.catch(() => {});
      yield reply.batch;
    }
  } finally {
    await worker.terminate();
  }
}
