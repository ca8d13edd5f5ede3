import type { CodedSentence } from "../../../../db/json-columns.ts";
import type { CheckedRow } from "../../problems/check-row.ts";
import { type ReadingOrder, readBatches } from "./read-batches.ts";

interface Pass extends ReadingOrder {
  /** Does a batch; answers false when the pass is to end with it. */
  work(batch: readonly CheckedRow[]): Promise<boolean>;
  /** Ends the pass, with a throw, after the batch in hand. */
  signal: AbortSignal;
}

export interface PassedRows {
  /** Rows of the file, as far as it can be read. */
  total: number;
  /** Why its end cannot be read. */
  stopped: CodedSentence | null;
}

/**
 * Takes the products of a file through `work`, batch by batch, of which the next is read meanwhile;
 * answers null when `work` has ended it.
 */
export async function passRows({ work, signal, ...order }: Pass): Promise<PassedRows | null> {
  const batches = readBatches(order);
  try {
    for (let reading = batches.next(); ; ) {
      const read = await reading;
      signal.throwIfAborted();
      if (read.done) {
        const { total, stopped } = read.value;
        return { total, stopped: stopped && { code: stopped.code, ...stopped.params } };
      }
      reading = batches.next();
      // Awaited with the next turn; until then its failure is not an unhandled one.
      reading.catch(() => {});
      if (!(await work(read.value))) return null;
    }
  } finally {
    await batches.return({ total: 0, stopped: null });
  }
}
