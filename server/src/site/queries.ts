import { links } from "@neroli/contract/access/links.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import { publishedCompanies } from "../published/companies.ts";
import { publishedProducts } from "../published/products.ts";

interface Address {
  path: string;
  changed: Date | null;
  /** It says something in further languages: search engines are told its addresses in each. */
  translated: boolean;
}

const fixed = [
  links.home(),
  ...offerings.map((offering) => links.search(offering)),
  links.suppliersSearch(),
];

/** Every address that a visitor who is not signed in finds (decisions, visibility). */
export async function listAddresses(): Promise<Address[]> {
  const products = await db()
    .selectFrom(publishedProducts())
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .select(["products.key", "products.offering", "products.updated_at"])
    .select(
      sql<boolean>`jsonb_path_exists(products.fields, '$.keyvalue() ? (@.key like_regex "@")')`.as(
        "translated",
      ),
    )
    .where("companies.shown", "=", true)
    .where("products.shown", "=", true)
    .orderBy("products.key")
    .execute();
  const companies = await db()
    .selectFrom(publishedCompanies())
    .select(["key", "updated_at"])
    .where("shown", "=", true)
    .orderBy("key")
    .execute();
  return [
    ...fixed.map((path) => ({ path, changed: null, translated: false })),
    ...companies.map(({ key, updated_at }) => ({
      path: links.company(key),
      changed: updated_at,
      translated: false,
    })),
    ...products.map(({ key, offering, updated_at, translated }) => ({
      path: links.product(offering, key),
      changed: updated_at,
      translated,
    })),
  ];
}
