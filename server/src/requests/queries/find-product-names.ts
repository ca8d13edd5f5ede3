import { db } from "../../kernel/db/db.ts";
import { publishedProducts } from "../../published/products.ts";

/** What products are called now, by key. */
export async function findProductNames(
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db()
    .selectFrom(publishedProducts())
    .where("products.key", "in", keys)
    .select(["products.key", "products.name"])
    .execute();
  return new Map(rows.map(({ key, name }) => [key, name]));
}
