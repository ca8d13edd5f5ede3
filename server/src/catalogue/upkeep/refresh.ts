import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { IndexedCompany, IndexedProduct } from "../indexed/indexed-rows.ts";
import { findMadeWith } from "../queries/find-made-with.ts";
import { readCompanies, readProducts, readPublic } from "../queries/read-rows.ts";
import type { Catalogue } from "../serving/catalogue.ts";
import { unlessAway } from "../serving/unless-away.ts";
import { dropCompanies, putCompanies, putProducts, startSegments } from "./put-rows.ts";

/** Rows read and put at a time: other requests are answered in between. */
const batch = 500;

export interface ChangedKeys {
  products: ReadonlySet<string>;
  companies: ReadonlySet<string>;
}

/** Puts everything there is into an empty catalogue, each index in one piece. */
export async function fill(catalogue: Catalogue): Promise<void> {
  putCompanies(catalogue, await readCompanies());
  const segments = startSegments(catalogue);
  try {
    await eachBatch({}, async (rows) => {
      await putUnknownCompanies(catalogue, rows);
      await segments.add(rows);
    });
    await segments.finish();
  } finally {
    await segments.stop();
  }
}

/** Reads what changed anew, so that it does not matter how often or in which order it is told. */
export async function refresh(catalogue: Catalogue, changed: ChangedKeys): Promise<void> {
  const { relisted, gone } = await refreshCompanies(catalogue, [...changed.companies]);
  for (const company of relisted) await putAll(catalogue, company);
  // Told of the old key alone, its products are still under it.
  const productsOf = (key: string): string[] => {
    const company = catalogue.companies.get(key);
    return company ? catalogue.products.keysOf(company) : [];
  };
  const left = gone.flatMap(productsOf);
  const relinked = relisted.flatMap(productsOf);
  try {
    // A formulation contains what the products in it say.
    const differing = await sayingOtherwise(catalogue, [...changed.products]);
    const made = await madeWith(catalogue, [...differing, ...left, ...relinked]);
    const keys = [...new Set([...changed.products, ...left, ...made])];
    for (let at = 0; at < keys.length; at += batch) {
      const wanted = keys.slice(at, at + batch);
      const rows = await readProducts({ keys: wanted });
      const there = new Set(rows.map((row) => row.key));
      await putWithCompanies(catalogue, rows, { gone: wanted.filter((key) => !there.has(key)) });
    }
  } catch (error) {
    catalogue.linked?.forget(changed.products);
    throw error;
  }
  dropCompanies(catalogue, gone);
}

/** Of products that changed, those whose formulations are to be put anew. */
async function sayingOtherwise(
  { linked }: Catalogue,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (!linked) return keys;
  const differing: string[] = [];
  for (let at = 0; at < keys.length; at += batch) {
    const some = keys.slice(at, at + batch);
    const said = await readPublic(some);
    differing.push(...linked.expect(some, said));
  }
  return differing;
}

/** Whoever keeps the indexes elsewhere reads what was missed once they are back. */
const madeWith = (
  { keeper, ...catalogue }: Catalogue,
  keys: readonly string[],
): Promise<string[]> =>
  unlessAway(
    async () => {
      if (keys.length > 0) await keeper?.settle();
      return findMadeWith(catalogue, keys);
    },
    () => {
      keeper?.miss();
      return [];
    },
  );

interface RefreshedCompanies {
  /** Companies whose products are to be put anew. */
  relisted: string[];
  /** Keys that no company has any more: it was renamed. */
  gone: string[];
}

async function refreshCompanies(catalogue: Catalogue, keys: string[]): Promise<RefreshedCompanies> {
  if (keys.length === 0) return { relisted: [], gone: [] };
  const before = new Map(
    keys.map((key) => [key, productsDependOn(catalogue.companies.get(key)?.row)]),
  );
  const rows = await readCompanies(keys);
  putCompanies(catalogue, rows);
  const there = new Set(rows.map((row) => row.key));
  const changed = rows.filter((row) => before.get(row.key) !== productsDependOn(row));
  return {
    relisted: changed.map((row) => row.key),
    gone: keys.filter((key) => !there.has(key)),
  };
}

/** The values of a company that stand in the documents and summaries of its products. */
const productsDependOn = (row: IndexedCompany | undefined): string =>
  JSON.stringify(
    row && [row.name, row.verified, row.shown, row.logo, row.excluded_types.toSorted()],
  );

const putAll = (catalogue: Catalogue, company: string): Promise<void> =>
  eachBatch({ company }, (rows) => putWithCompanies(catalogue, rows));

/** All products, or a company's. */
async function eachBatch(
  whose: { company?: string },
  work: (rows: readonly IndexedProduct[]) => Promise<void>,
): Promise<void> {
  let after = "";
  for (;;) {
    const rows = await readProducts({ ...whose, after, limit: batch });
    await work(rows);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.key;
    await yieldToOthers();
  }
}

/** A product may be told of before its new company is. */
async function putWithCompanies(
  catalogue: Catalogue,
  rows: readonly IndexedProduct[],
  { gone = [] }: { gone?: readonly string[] } = {},
): Promise<void> {
  await putUnknownCompanies(catalogue, rows);
  catalogue.linked?.notice(rows);
  putProducts(catalogue, { rows, gone });
}

async function putUnknownCompanies(
  catalogue: Catalogue,
  rows: readonly IndexedProduct[],
): Promise<void> {
  const owners = new Set(rows.map((row) => row.company_key));
  const unknown = [...owners].filter((key) => !catalogue.companies.has(key));
  if (unknown.length > 0) putCompanies(catalogue, await readCompanies(unknown));
}
