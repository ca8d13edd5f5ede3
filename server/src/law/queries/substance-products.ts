import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { inciParts } from "@neroli/contract/products/formula.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedProducts } from "../../published/products.ts";

/** A listed product with the substances that its supplier names of it, whoever may read them. */
export interface SubstanceProduct {
  key: string;
  company_key: string;
  offering: Offering;
  name: string;
  substances: { name: string; cas: string[] }[];
}

const atOnce = 5_000;

/** All listed products that name a substance, a few thousand at a time. */
export async function* substanceProducts(signal: AbortSignal): AsyncGenerator<SubstanceProduct> {
  let after = "";
  for (;;) {
    signal.throwIfAborted();
    const rows = await readAfter(after);
    for (const { inci, cas, ...product } of rows) {
      // Numbers belong to parts that nobody has named.
      const names = inciParts(inci ?? "").map((name) => ({ name, cas: [] }));
      yield { ...product, substances: [...names, { name: "", cas: cas ?? [] }] };
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.key;
  }
}

const readAfter = (key: string) =>
  db()
    .selectFrom(publishedProducts())
    .where("shown", "=", true)
    .where("key", ">", key)
    .where(sql<boolean>`fields ?| array['inci', 'cas']`)
    .select(["key", "company_key", "offering", "name"])
    .select([
      sql<string | null>`fields ->> 'inci'`.as("inci"),
      sql<string[] | null>`fields -> 'cas'`.as("cas"),
    ])
    .orderBy("key")
    .limit(atOnce)
    .execute();
