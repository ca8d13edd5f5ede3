import { elapsed } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedProducts } from "../../published/products.ts";

const keptMilliseconds = 60_000;
const mostKept = 50_000;

/** Answers by key that are remembered for a minute: what is asked with every batch hardly changes. */
function remembering<Value>(read: (keys: string[]) => Promise<Map<string, Value>>) {
  const kept = new Map<string, { value: Value | null; until: number }>();
  return async (keys: Iterable<string>): Promise<ReadonlyMap<string, Value>> => {
    const wanted = [...new Set(keys)];
    const unknown = wanted.filter((key) => (kept.get(key)?.until ?? 0) < elapsed());
    if (unknown.length > 0) {
      const found = await read(unknown);
      if (kept.size > mostKept) kept.clear();
      for (const key of unknown) {
        kept.set(key, { value: found.get(key) ?? null, until: elapsed() + keptMilliseconds });
      }
    }
    return new Map(
      wanted.flatMap((key) => {
        const value = kept.get(key)?.value ?? null;
        return value === null ? [] : [[key, value]];
      }),
    );
  };
}

/** The companies that list these products; those that nobody is shown are not there. */
export const findSuppliers = remembering<string>(async (keys) => {
  const rows = await db()
    .selectFrom(publishedProducts())
    .where("key", "in", keys)
    .where("shown", "=", true)
    .select(["key", "company_key"])
    .execute();
  return new Map(rows.map(({ key, company_key }) => [key, company_key]));
});

/** What these companies are; those that nobody is shown are something, too. */
export const findCompanyTypes = remembering<string>(async (keys) => {
  const rows = await db()
    .selectFrom(publishedCompanies())
    .where("key", "in", keys)
    .select(["key", "type"])
    .execute();
  return new Map(rows.map(({ key, type }) => [key, type]));
});
