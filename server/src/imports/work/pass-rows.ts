import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { type CheckedRow, rowChecker } from "../check-row.ts";
import type { Told } from "../queries/read-import.ts";
import { readProducts } from "../readers/read-products.ts";
import type { Source } from "../sources/source.ts";
import { SourceError } from "../sources/source-error.ts";

/** Rows for one transaction: enough for its cost to vanish, few enough to see the progress. */
const batchSize = 200;

interface Pass {
  source: Source;
  company_key: string;
  mapping: Mapping;
  /** Rows up to here are done; they are read again, because their identities count. */
  position: number;
  /** Does a batch; answers false when the pass is to end with it. */
  work(batch: readonly CheckedRow[]): Promise<boolean>;
  /** Ends the pass, with a throw, after the batch in hand. */
  signal: AbortSignal;
}

export interface Passed {
  /** false: `work` has ended the pass. */
  whole: boolean;
  /** Rows of the file, as far as it can be read. */
  total: number;
  /** Why its end cannot be read. */
  stopped: Told | null;
}

/** Takes the products of a file through `work`, batch by batch; the next one is read meanwhile. */
export async function passRows({ position, work, signal, ...of }: Pass): Promise<Passed> {
  const check = rowChecker(of);
  let batch: CheckedRow[] = [];
  let working = Promise.resolve(true);
  const send = async () => {
    const goesOn = await working;
    signal.throwIfAborted();
    if (goesOn && batch.length > 0) {
      working = work(batch);
      // It is awaited with the next batch; until then its failure is not an unhandled one.
      working.catch(() => {});
    }
    batch = [];
    return goesOn;
  };
  const passed: Passed = { whole: true, total: 0, stopped: null };
  const products = untilBroken(readProducts(of.source, of.mapping), (error) => {
    passed.stopped = { code: error.code, ...error.params };
  });
  for await (const product of products) {
    passed.total = product.row;
    const checked = check(product);
    if (product.row <= position) continue;
    if (batch.push(checked) < batchSize) continue;
    if (!(await send())) return { ...passed, whole: false };
  }
  passed.whole = (await send()) && (await working);
  return passed;
}

/** Catches what reading throws, not what its reader does with the rows. */
async function* untilBroken<T>(rows: AsyncIterable<T>, onBreak: (error: SourceError) => void) {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    onBreak(error);
  }
}
