import { type Compilable, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db, rawPool, transaction } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { publishedCompanies } from "./companies.ts";
import { publishedProducts } from "./products.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function planOf(query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const values = [...parameters];
  const filled = text.replaceAll(/\$\d+/g, () => `'${values.shift()}'`);
  const { rows } = await sql<{
    "QUERY PLAN": string;
  }>`explain (costs off) ${sql.raw(filled)}`.execute(db());
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test("what is published is read as the tables themselves are: no plan has a step more", async () => {
  const published = db()
    .selectFrom(publishedProducts())
    .leftJoin(publishedCompanies("supplier"), "supplier.key", "products.company_key")
    .where("supplier.enabled", "=", true)
    .where("products.offering", "=", "INGREDIENTS")
    .orderBy("products.key")
    .limit(20)
    .select(["products.key", "products.fields", "supplier.name"]);
  const plain = db()
    .selectFrom("products")
    .leftJoin("companies as supplier", "supplier.key", "products.company_key")
    .where("supplier.enabled", "=", true)
    .where("products.offering", "=", "INGREDIENTS")
    .orderBy("products.key")
    .limit(20)
    .select(["products.key", "products.fields", "supplier.name"]);
  expect(await planOf(published)).toBe((await planOf(plain)).replace(" supplier", ""));
});

test("a lock on what is published holds the rows of the table", async () => {
  const { key } = await createCompany();
  const free = () => rawPool().query("select key from companies for update skip locked");
  await transaction(async () => {
    await db()
      .selectFrom(publishedCompanies())
      .where("key", "=", key)
      .select("key")
      .forNoKeyUpdate()
      .execute();
    expect((await free()).rows).toEqual([]);
  });
  expect((await free()).rows).toEqual([{ key }]);
});
