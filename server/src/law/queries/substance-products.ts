import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { type NamedSubstance, namedSubstances } from "@neroli/contract/law/named-substances.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedProducts } from "../../published/products.ts";

/** A listed product with the substances that its supplier names of it, whoever may read them. */
export interface SubstanceProduct {
  key: string;
  company_key: string;
  offering: Offering;
  name: string;
  substances: NamedSubstance[];
}

const atOnce = 5_000;

/** All listed products that name a substance, a few thousand at a time. */
export async function* substanceProducts(signal: AbortSignal): AsyncGenerator<SubstanceProduct> {
  let after = "";
  for (;;) {
    signal.throwIfAborted();
    const rows = await readAfter(after);
    for (const { inci, cas, composition, ...product } of rows) {
      const fields = { inci: inci ?? "", cas: cas ?? [], composition: composition ?? [] };
      yield { ...product, substances: namedSubstances(fields) };
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
    .where(sql<boolean>`fields ?| array['inci', 'cas', 'composition']`)
    .select(["key", "company_key", "offering", "name"])
    .select([
      sql<string | null>`fields ->> 'inci'`.as("inci"),
      sql<string[] | null>`fields -> 'cas'`.as("cas"),
      sql<ProductFields["composition"] | null>`fields -> 'composition'`.as("composition"),
    ])
    .orderBy("key")
    .limit(atOnce)
    .execute();
