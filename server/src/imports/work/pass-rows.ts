import type { CheckedRow } from "../check-row.ts";
import type { Told } from "../queries/read-import.ts";
import { readApart } from "./read-apart.ts";
import type { ReadingOrder } from "./read-batches.ts";

interface Pass extends ReadingOrder {
  /** Does a batch; answers false when the pass is to end with it. */
  work(batch: readonly CheckedRow[]): Promise<boolean>;
  /** Ends the pass, with a throw, after the batch in hand. */
  signal: AbortSignal;
}

export interface Passed {
  /** Rows of the file, as far as it can be read. */
  total: number;
  /** Why its end cannot be read. */
  stopped: Told | null;
}

/** Takes the products of a file through `work`, batch by batch; null when that has ended it. */
export async function passRows({ work, signal, ...order }: Pass): Promise<Passed | null> {
  const batches = readApart(order);
  try {
    for (;;) {
      const next = await batches.next();
      signal.throwIfAborted();
      if (next.done) {
        const { total, stopped } = next.value;
        return { total, stopped: stopped && { code: stopped.code, ...stopped.params } };
      }
      if (!(await work(next.value))) return null;
    }
  } finally {
    await batches.return({ total: 0, stopped: null });
  }
}
