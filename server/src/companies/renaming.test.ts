import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchProducts } from "../catalogue/queries/search-products.ts";
import { searchSuppliers } from "../catalogue/queries/search-suppliers.ts";
import { visitor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createProduct } from "../products/factory.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { createCompany } from "./factory.ts";
import { type Companies, startCompanies, traceOf } from "./testing-companies.ts";

let world: Companies;
beforeAll(async () => {
  world = await startCompanies();
});
afterAll(() => world.close());

type Person = keyof Companies["keys"];
const as = (person: Person) => ({ as: world.keys[person] });
const of = (companyKey: string) => ({ params: { companyKey } });

const rename = (key: string, name: string, who: Person = "support") =>
  world.app.call("POST /companies/:companyKey/name", { ...as(who), ...of(key), body: { name } });
const page = async (key: string) =>
  (await world.app.call("GET /companies/:companyKey", of(key))).body;
const asked = { query: "", page: 0, size: 20, sort: "relevance" } as const;
const searched = async (query: string) =>
  (await searchSuppliers(visitor("en"), { ...asked, query })).content.map(({ key }) => key);
const productsOf = async (company: string) => {
  const found = { offering: "INGREDIENTS", asked: { ...asked, company } } as const;
  const { content } = await searchProducts(visitor("en"), found);
  return content.map((product) => [product.key, product.company.key, product.company.name]);
};

test("moves the company with everything that names it; the old address leads on", async () => {
  const { key: supplier } = await createCompany({ key: "bergamotto", name: "Bergamotto" });
  const product = await createProduct({ company_key: supplier });
  const request = await createRequest({ company_key: supplier, products: [product.key] });
  const user = await createUser({ company_key: supplier, roles: ["SUPPLIER_MANAGER"] });
  expect(await searched("bergamotto")).toEqual(["bergamotto"]);

  const { status, body } = await world.app.call("POST /companies/:companyKey/name", {
    as: user.key,
    ...of(supplier),
    body: { name: "Cedro Amaro" },
  });
  expect([status, body.key, body.old_keys]).toEqual([200, "cedro-amaro", ["bergamotto"]]);

  expect(await searched("bergamotto")).toEqual([]);
  expect(await searched("cedro")).toEqual(["cedro-amaro"]);
  expect(await productsOf("cedro-amaro")).toEqual([[product.key, "cedro-amaro", "Cedro Amaro"]]);
  expect(await productsOf("bergamotto")).toEqual([]);
  expect(await page("bergamotto")).toMatchObject({
    key: "cedro-amaro",
    product_counts: { INGREDIENTS: 1 },
    top_products: [{ products: [{ key: product.key, company: { key: "cedro-amaro" } }] }],
  });
  const moved = await db()
    .selectFrom("requests")
    .innerJoin("users", "users.company_key", "requests.company_key")
    .where("requests.key", "=", request.key)
    .select(["requests.company_key", "users.key"])
    .executeTakeFirst();
  expect(moved).toEqual({ company_key: "cedro-amaro", key: user.key });
  expect((await traceOf("cedro-amaro")).trail).toMatchObject([
    { action: "company.renamed", before: { key: "bergamotto", name: "Bergamotto" } },
  ]);
});

test("old addresses are nobody else's, and its own again when it takes the name back", async () => {
  expect((await rename("other", "Bergamotto")).body.code).toBe("companies.name-taken");
  const body = { name: "Bergamotto", type: "PACKAGING" };
  const created = await world.app.call("POST /companies", { ...as("support"), body });
  expect(created.body.code).toBe("companies.name-taken");
  expect((await rename("cedro-amaro", "Terzo")).body.old_keys).toEqual([
    "cedro-amaro",
    "bergamotto",
  ]);
  // Asked for by a former key, as a page does that was open all the while.
  expect((await rename("cedro-amaro", "Bergamotto")).body).toMatchObject({
    key: "bergamotto",
    old_keys: ["terzo", "cedro-amaro"],
  });
  expect((await page("cedro-amaro")).key).toBe("bergamotto");
});

test("a name that makes the same key, or none, leaves the address", async () => {
  expect((await rename("bergamotto", "BERGAMOTTO")).body).toMatchObject({
    key: "bergamotto",
    name: "BERGAMOTTO",
  });
  expect((await rename("bergamotto", "佛手柑")).body.key).toBe("bergamotto");
  expect(await searched("佛手柑")).toEqual(["bergamotto"]);
});

test("is a manager's, and the staging company keeps its name", async () => {
  expect((await rename("maison", "Mine", "editor")).body.code).toBe("companies.name-fixed");
  await createCompany({ key: "neroli-staging", name: "Neroli" });
  expect((await rename("neroli-staging", "Other name")).body.code).toBe("companies.name-fixed");
  expect((await rename("maison", " ")).status).toBe(400);
});

test("of two that take one name at the same moment one is told that it is taken", async () => {
  const [one, two] = [await createCompany(), await createCompany()];
  const codes = await atOnce("companies", [
    async () => (await rename(one.key, "Twins")).status,
    async () => (await rename(two.key, "Twins!")).status,
  ]);
  expect(codes.toSorted()).toEqual([200, 409]);
});

test("every table that names a company lets its key change", async () => {
  const { rows } = await sql<{ name: string; follows: boolean }>`
      select conrelid::regclass || '.' || conname as name, confupdtype = 'c' as follows
      from pg_constraint
      where contype = 'f' and confrelid = 'companies'::regclass`.execute(db());
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ follows }) => !follows)).toEqual([]);
});
