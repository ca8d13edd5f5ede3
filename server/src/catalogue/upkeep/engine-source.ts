import { offerings } from "@neroli/contract/enumerations/products.ts";
import type { Change } from "@neroli/search/index-types.ts";
import { type Position, readCommitted } from "../../kernel/outbox/log.ts";
import type { IndexName } from "../indexed/index-names.ts";
import type { IndexedCompany, IndexedProduct } from "../indexed/indexed-rows.ts";
import { toDocument } from "../indexed/to-document.ts";
import { isListed, toSupplierDocument } from "../indexed/to-supplier.ts";
import type { EngineSource } from "../opensearch/keeping/keep-engine.ts";
import { findMadeWith } from "../queries/find-made-with.ts";
import { findOfCompany } from "../queries/find-of-company.ts";
import { readCompanies, readProductKeys, readProducts } from "../queries/read-rows.ts";
import type { Catalogue } from "../serving/catalogue.ts";
import { assertFits, readDatabase } from "../snapshot/find-snapshot.ts";
import { changedBy, tellsOfMany, topics } from "./changed-by.ts";

const batch = 500;

interface Part {
  index: IndexName;
  changes: readonly Change[];
}

/** What the indexes of OpenSearch are made of: the rows, whatever this process holds of them. */
export function engineSource(
  mine: Catalogue,
  { made_by, position }: { made_by: string; position(): Position | null },
): EngineSource {
  return {
    position,
    async now() {
      const database = await readDatabase();
      return {
        made_by,
        database: database.identity ?? "unknown",
        moment: database.moment,
        isLasting(state) {
          const { made_by: by, database: of, position: at, moment } = state;
          if (by === null || of === null || at === null || moment === null) return false;
          if (database.identity === null) return false;
          try {
            assertFits({ made_by: by, database: of, position: at, moment }, { made_by, database });
            return true;
          } catch {
            return false;
          }
        },
      };
    },
    everything: readEverything,
    async since(from) {
      const events = await readCommitted(from, topics);
      return tellsOfMany(events) ? null : readChanged(mine, await changedBy(mine, events));
    },
  };
}

async function* readEverything(): AsyncIterable<Part> {
  const companies = new Map<string, IndexedCompany>();
  for (const row of await readCompanies()) companies.set(row.key, row);
  yield { index: "SUPPLIERS", changes: suppliers([...companies.values()], []) };
  for (let after: string | undefined = ""; after !== undefined; ) {
    const rows: IndexedProduct[] = await readProducts({ after, limit: batch });
    for (const { index, changes } of products(rows, {
      keys: rows.map(({ key }) => key),
      companies,
    })) {
      // There is nothing to be removed yet.
      yield { index, changes: changes.filter(({ kind }) => kind === "put") };
    }
    after = rows.length < batch ? undefined : rows.at(-1)?.key;
  }
}

async function* readChanged(
  mine: Catalogue,
  changed: { products: readonly string[]; companies: readonly string[] },
): AsyncIterable<Part> {
  const rows = await readCompanies(changed.companies);
  yield { index: "SUPPLIERS", changes: suppliers(rows, changed.companies) };
  const keys = new Set(changed.products);
  const there = new Set(rows.map(({ key }) => key));
  for (const company of changed.companies) {
    // Of one that was renamed only the indexes know what it had.
    const own = there.has(company) ? keysOf(company) : findOfCompany(mine, company);
    for (const key of await own) keys.add(key);
  }
  const changedKeys = [...keys];
  for (let at = 0; at < changedKeys.length; at += batch) {
    const some = changedKeys.slice(at, at + batch);
    for (const key of await findMadeWith(mine, some)) keys.add(key);
  }
  const all = [...keys];
  for (let at = 0; at < all.length; at += batch) {
    const wanted = all.slice(at, at + batch);
    const found = await readProducts({ keys: wanted });
    const owners = new Set(found.map(({ company_key }) => company_key));
    const companies = new Map<string, IndexedCompany>();
    for (const row of await readCompanies([...owners])) companies.set(row.key, row);
    yield* products(found, { keys: wanted, companies });
  }
}

async function keysOf(company: string): Promise<string[]> {
  const keys: string[] = [];
  for (let after: string | undefined = ""; after !== undefined; ) {
    const some: string[] = await readProductKeys({ after, limit: 10 * batch, company });
    keys.push(...some);
    after = some.length < 10 * batch ? undefined : some.at(-1);
  }
  return keys;
}

/** Companies as they are; those of `keys` that there are none of are removed. */
function suppliers(rows: readonly IndexedCompany[], keys: readonly string[]): Change[] {
  const there = new Map(rows.map((row) => [row.key, row]));
  return [...new Set([...there.keys(), ...keys])].map((key) => {
    const row = there.get(key);
    return row && isListed(row)
      ? { kind: "put", document: toSupplierDocument(row) }
      : { kind: "remove", key };
  });
}

/** Products as they are, in the index of their offering and in no other. */
function* products(
  rows: readonly IndexedProduct[],
  { keys, companies }: { keys: readonly string[]; companies: ReadonlyMap<string, IndexedCompany> },
): Iterable<Part> {
  const there = new Map(rows.map((row) => [row.key, row]));
  for (const index of offerings) {
    const changes = keys.map((key): Change => {
      const row = there.get(key);
      const company = row && companies.get(row.company_key);
      return row?.shown && company && row.offering === index
        ? { kind: "put", document: toDocument(row, company) }
        : { kind: "remove", key };
    });
    yield { index, changes };
  }
}
