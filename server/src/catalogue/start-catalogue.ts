import { addFollower } from "../kernel/outbox/outbox.ts";
import { applyCompanies, applyProducts, clearCatalogue } from "./catalogue.ts";
import { listCompanyRows } from "./queries/company-rows.ts";
import {
  everyProductRow,
  listCompanyKeysOf,
  listProductKeysOf,
  listProductRows,
} from "./queries/product-rows.ts";

/** Rows that are read anew in one query. */
const batch = 2_000;

/**
 * Builds the catalogue from the database and keeps it current: a change is read anew by its key
 * after its commit, so that the next search finds it.
 */
export async function startCatalogue(): Promise<{ stop(): Promise<void> }> {
  clearCatalogue();
  // Followed from before the first read: what changes meanwhile is read twice, never missed.
  const remove = addFollower(follow);
  applyCompanies(await listCompanyRows());
  for await (const rows of everyProductRow()) applyProducts(rows, []);
  return { stop: async () => void remove() };
}

async function follow(events: readonly { topic: string; key: string }[]): Promise<void> {
  const changed = (topic: string) => [
    ...new Set(events.filter((event) => event.topic === topic).map(({ key }) => key)),
  ];
  const companyKeys = changed("company.changed");
  const keys = new Set(changed("product.changed"));
  if (companyKeys.length > 0) {
    applyCompanies(await listCompanyRows(companyKeys));
    // A company's name, state and excluded types stand with each of its products.
    for (const key of await listProductKeysOf(companyKeys)) keys.add(key);
  }
  const all = [...keys];
  for (let from = 0; from < all.length; from += batch) {
    const some = all.slice(from, from + batch);
    applyProducts(await listProductRows(some), some);
  }
  await recount(all, companyKeys);
}

/** The number of products stands with the company in the suppliers search. */
async function recount(productKeys: readonly string[], done: readonly string[]): Promise<void> {
  if (productKeys.length === 0) return;
  const touched = (await listCompanyKeysOf(productKeys)).filter((key) => !done.includes(key));
  if (touched.length > 0) applyCompanies(await listCompanyRows(touched));
}
