import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { type CheckedRow, rowChecker } from "../../problems/check-row.ts";
import type { KnownTerms } from "../../readers/match-value.ts";
import { readProducts } from "../../readers/read-products.ts";
import { openSource } from "../../sources/open-source.ts";
import type { ReadingOptions } from "../../sources/source.ts";
import { SourceError } from "../../sources/source-error.ts";

/** Rows for one transaction: enough for its cost to vanish, few enough to see the progress. */
const batchSize = 200;

/** A file that is read and checked; all of it can be sent to another thread. */
export interface ReadingOrder {
  path: string;
  options: ReadingOptions;
  company_key: string;
  mapping: Mapping;
  /** The terms that words of the file are taken for, besides those of the mapping. */
  terms?: KnownTerms;
  /** Rows up to here are done; they are read again, because their identities count. */
  position: number;
}

/** How far a file could be read. */
export interface Reach {
  /** Its rows up to there. */
  total: number;
  /** Why its end cannot be read. */
  stopped: BrokenFile | null;
}

interface BrokenFile {
  code: SourceError["code"];
  params: SourceError["params"];
}

/** The products of a file that are not done yet, batch by batch. Throws a SourceError on opening. */
export async function* readBatches({
  path,
  options,
  position,
  terms = {},
  ...of
}: ReadingOrder): AsyncGenerator<CheckedRow[], Reach> {
  const source = await openSource(path, options);
  const reach: Reach = { total: 0, stopped: null };
  const check = rowChecker(of);
  let batch: CheckedRow[] = [];
  try {
    const products = untilBroken(
      readProducts(source, of.mapping, { terms }),
      ({ code, params }) => {
        reach.stopped = { code, params };
      },
    );
    for await (const product of products) {
      reach.total = product.row;
      const checked = check(product);
      if (product.row <= position || batch.push(checked) < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
    return reach;
  } finally {
    await source.close();
  }
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
