import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookmarkRoutes } from "../bookmarks/routes.ts";
import { createCatalogue } from "../catalogue/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { documentRoutes } from "../documents/routes.ts";
import { testIdentity } from "../identity/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { productRoutes } from "../products/routes.ts";
import { createProject } from "../projects/factory.ts";
import { projectRoutes } from "../projects/routes.ts";
import { quoteRoutes } from "../quotes/routes.ts";
import { createTrade, firstVersion } from "../quotes/testing-quotes.ts";
import { requestRoutes } from "../requests/routes.ts";
import { contact, sample, shipping_address } from "../requests/testing-requests.ts";
import { createUser } from "../users/factory.ts";
import { rollUp } from "./commands/roll-up.ts";
import { createConsent } from "./factory.ts";

let database: FreshDatabase;
let folder: string;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let buyer: string;
let products: string[];
let supplier: string;

const routes = [
  ...[bookmarkRoutes, requestRoutes, documentRoutes, projectRoutes, quoteRoutes, productRoutes],
];
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), "neroli-noted-"));
  startAssets({ data: folder });
  catalogue = await createCatalogue();
  app = await testApp({ routes, ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await sql`truncate interactions, interaction_counts, interaction_interest, interaction_inbox`.execute(
    db(),
  );
  buyer = (await createUser({ roles: ["BUYER_MANAGER"] })).key;
  const first = await createProduct();
  supplier = first.company_key;
  const second = await createProduct({ company_key: supplier });
  products = [first.key, second.key];
});

const came = async () =>
  (
    await db()
      .selectFrom("interaction_inbox")
      .select(["kind", "product_key", "company_key", "document", "further", "user_key"])
      .orderBy("happened_at")
      .orderBy("further")
      .execute()
  ).map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
const send = (body: object, as = buyer) =>
  app.call("POST /requests", {
    as,
    body: { ...sample, origin: "search", contact, shipping_address, ...body },
    headers: { "idempotency-key": crypto.randomUUID() },
  });

test("a request of two products is one of its supplier, and one of each product", async () => {
  await createConsent(buyer, "RECORDED");
  expect((await send({ products })).status).toBe(200);
  const [first, second] = products;
  const told = { kind: "REQUEST_SAMPLE", company_key: supplier, user_key: buyer };
  expect(await came()).toEqual([
    { ...told, product_key: first, further: false },
    { ...told, product_key: second, further: true },
  ]);
  await rollUp();
  const { rows } = await sql<{ whole: number; products: number }>`
    select (select sum(events) from interaction_counts where scope = id and grain = 'month') as whole,
      (select sum(requests) from interaction_interest
        where scope = id and dimension = 'product') as products
    from interaction_things where company_key = ${supplier}`.execute(db());
  expect(rows).toEqual([{ whole: 1, products: 2 }]);
});

test("a request that is refused, and one that is sent twice, count nothing more", async () => {
  const own = (await createUser({ company_key: supplier, roles: ["SUPPLIER_MANAGER"] })).key;
  expect((await send({ products }, own)).status).toBeGreaterThan(399);
  expect(await came()).toEqual([]);
  const body = { ...sample, origin: "search", contact, shipping_address, products };
  const headers = { "idempotency-key": crypto.randomUUID() };
  for (let time = 0; time < 2; time++)
    await app.call("POST /requests", { as: buyer, body, headers });
  expect(await came()).toHaveLength(2);
});

test("a bookmark counts when it is made, and is nobody's of who agreed to nothing", async () => {
  const [productKey = ""] = products;
  const bookmark = () =>
    app.call("PUT /bookmarks/:productKey", { as: buyer, params: { productKey }, body: {} });
  await bookmark();
  await bookmark();
  const told = { product_key: productKey, company_key: supplier, further: false };
  expect(await came()).toEqual([{ ...told, kind: "BOOKMARK" }]);
});

test("a download counts with its document and product, and an entry of a project with its product", async () => {
  const [productKey = ""] = products;
  const { id } = await createAsset({
    ...{ product_key: productKey, company_key: supplier, content: Buffer.from("a sheet") },
  });
  const got = await app.call("GET /companies/:companyKey/assets/:id/download", {
    as: buyer,
    params: { companyKey: supplier, id },
  });
  expect(got.status).toBe(200);
  const told = { product_key: productKey, company_key: supplier, further: false };
  expect(await came()).toEqual([{ ...told, kind: "DOWNLOAD", document: id }]);

  const { key: projectKey, company_key, manager } = await createProject({ products: [] });
  const collected = await app.call("POST /companies/:companyKey/projects/:projectKey/products", {
    as: manager,
    params: { companyKey: company_key, projectKey },
    body: { company: supplier, segment: "PERSONALCARE", product: productKey },
  });
  expect(collected.status, JSON.stringify(collected.body)).toBe(200);
  expect((await came()).slice(1)).toEqual([{ ...told, kind: "ADD_TO_PROJECT" }]);
});

test("a quote that is sent, and one that is accepted, count as the buyer's", async () => {
  const { on, buyer: asker, seller } = await createTrade();
  await createConsent(asker, "RECORDED");
  const act = (action: "send" | "accept", as: string, body: object) =>
    app.call(`POST /requests/:requestKey/quote/${action}`, {
      ...{ as, params: { requestKey: on }, body },
      headers: { "idempotency-key": crypto.randomUUID() },
    });
  const sent = await act("send", seller, firstVersion);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const accepted = await act("accept", asker, { version: 1 });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  const told = (await came()).map(({ kind, user_key }) => [kind, user_key]);
  expect(new Set(told)).toEqual(
    new Set([
      ["QUOTE_SENT", asker],
      ["QUOTE_ACCEPTED", asker],
    ]),
  );
});

test("what a supplier makes and changes counts for Neroli alone; what support does, for nobody", async () => {
  const maker = (await createUser({ company_key: supplier, roles: ["SUPPLIER_MANAGER"] })).key;
  const support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
  const fields = { name: "Squalane" };
  const make = (as: string) =>
    app.call("POST /companies/:companyKey/products", {
      ...{ as, params: { companyKey: supplier } },
      body: { offering: "INGREDIENTS", segment: "PERSONALCARE", fields },
      headers: { "idempotency-key": crypto.randomUUID() },
    });
  const made = await make(maker);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { key: productKey } = made.body;
  const change = await app.call("PUT /companies/:companyKey/products/:productKey", {
    ...{ as: maker, params: { companyKey: supplier, productKey } },
    body: { version: 1, fields: { name: "Squalane, from olives" }, visibility: {} },
  });
  expect(change.status, JSON.stringify(change.body)).toBe(200);
  expect((await make(support)).status).toBe(200);
  const told = { product_key: productKey, further: false };
  expect(await came()).toEqual([
    { ...told, kind: "CREATE_INGREDIENT" },
    { ...told, kind: "UPDATE_INGREDIENT" },
  ]);
  await rollUp();
  const { rows } = await sql<{ kind: string; scope: number }>`
    select kind, scope from interaction_counts where grain = 'month' order by kind`.execute(db());
  expect(rows).toEqual([
    { kind: "CREATE_INGREDIENT", scope: 0 },
    { kind: "UPDATE_INGREDIENT", scope: 0 },
  ]);
});
