import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

type NewLabel = Partial<Insertable<DB["labels"]>> & {
  /** Keys of the companies that carry it. */
  companies?: string[];
  /** Keys of the products that carry it. */
  products?: string[];
};

/** A label; of nobody where nothing is said. */
export async function createLabel({
  companies = [],
  products = [],
  ...given
}: NewLabel = {}): Promise<Selectable<DB["labels"]>> {
  const key = given.key ?? randomKey();
  const label = await db()
    .insertInto("labels")
    .values({ title: `Label ${key}`, colour: "#2f9e44", ...given, key })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (companies.length > 0) {
    await db()
      .insertInto("company_labels")
      .values(companies.map((company_key) => ({ company_key, label_key: key })))
      .execute();
  }
  if (products.length > 0) {
    await db()
      .insertInto("product_labels")
      .values(products.map((product_key) => ({ product_key, label_key: key })))
      .execute();
  }
  return label;
}
