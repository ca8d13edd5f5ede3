import { Worker } from "node:worker_threads";
import { rawPool } from "../../../kernel/db/db.ts";
import { SourceError } from "../../sources/source-error.ts";
import type { PassedRows } from "./pass-rows.ts";
import type { ImportAtWork, TakingRows } from "./take-rows.ts";

export interface ThreadOrder {
  /** The address of the database: the thread has connections of its own. */
  url: string;
  record: ImportAtWork;
  path: string;
}

/** A message of the thread. */
export type ThreadMessage =
  | { batch: true }
  | { passed: PassedRows | null }
  | { unreadable: Pick<SourceError, "code" | "params"> };

const thread = new URL("./rows-thread.ts", import.meta.url);

/**
 * Little of it lives longer than its batch, so that a small nursery is enough. A file that takes
 * more than all this ends the thread, not the server.
 */
const memory = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 320 };

/** takeRows in a thread of its own: whoever asks the server for pages meanwhile does not wait. */
export async function takeRowsApart(
  record: ImportAtWork,
  path: string,
  { signal, progress }: TakingRows,
): Promise<PassedRows | null> {
  const url = rawPool().options.connectionString ?? "";
  const workerData: ThreadOrder = { url, record, path };
  const worker = new Worker(thread, { workerData, resourceLimits: memory });
  const end = () => worker.postMessage("end");
  if (signal.aborted) end();
  signal.addEventListener("abort", end);
  try {
    return await new Promise<PassedRows | null>((resolve, reject) => {
      worker.on("message", (said: ThreadMessage) => {
        if ("passed" in said) resolve(said.passed);
        else if ("unreadable" in said) {
          reject(new SourceError(said.unreadable.code, said.unreadable.params));
        } else progress?.();
      });
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("The thread of an import has ended")));
    });
  } finally {
    signal.removeEventListener("abort", end);
    await worker.terminate();
  }
}
