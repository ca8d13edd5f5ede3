import type { Language } from "@neroli/contract/kernel/language.ts";
import { mostKitProducts } from "@neroli/contract/scans/limits.ts";
import { db } from "../../kernel/db/db.ts";
import { productNameIn, publishedProducts } from "../../published/products.ts";

const selectProducts = (company_key: string, language: Language) =>
  db()
    .selectFrom(publishedProducts())
    .where("products.company_key", "=", company_key)
    .select(["products.key", productNameIn(language).as("name")]);

/** The company's listed products by name, for a device to choose from. */
export const listOwnProducts = (company_key: string, language: Language) =>
  selectProducts(company_key, language)
    .where("products.shown", "=", true)
    .orderBy("products.name")
    .orderBy("products.key")
    .limit(mostKitProducts)
    .execute();

/** The names of those of the keys that are the company's: others' products are never told. */
export async function nameOwnProducts(
  company_key: string,
  { keys, language }: { keys: readonly string[]; language: Language },
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await selectProducts(company_key, language)
    .where("products.key", "in", [...new Set(keys)])
    .execute();
  return new Map(rows.map(({ key, name }) => [key, name]));
}
