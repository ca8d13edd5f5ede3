import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { startCatalogue } from "./catalogue/upkeep/start-catalogue.ts";
import { createCompany } from "./companies/factory.ts";
import { createAsset } from "./documents/factory.ts";
import { testIdentity } from "./identity/factory.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { whatIsMissing } from "./kernel/wellbeing.ts";
import { createEvent } from "./portals/factory.ts";
import { createProduct } from "./products/factory.ts";
import { createUser } from "./users/factory.ts";

// While the engine that keeps the indexes is away, searches say so and all else goes on.

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let portalApp: TestApp;
let folder: string;
const said: string[] = [];
const portal = "rose-portal";

beforeAll(async () => {
  database = await freshDatabase();
  await createCompany({ key: "rose-house", name: "Rose House" });
  await createCompany({ key: "other-house", name: "Other House" });
  for (const [at, name] of ["Rosa", "Rosetta", "Rosine"].entries()) {
    const created_at = new Date(Date.UTC(2026, 0, 1 + at));
    const fields = { name, inci: "Rosa Damascena Flower Oil" };
    await createProduct({ key: name.toLowerCase(), company_key: "rose-house", fields, created_at });
  }
  await createAsset({ product_key: "rosa", document_type: "SDS" });
  await createProduct({ key: "elsewhere", company_key: "other-house", fields: { name: "Else" } });
  await createEvent({ key: portal, companies: ["rose-house"] });
  folder = await mkdtemp(path.join(tmpdir(), "neroli-catalogue-"));
  catalogue = await startCatalogue({
    engine: {
      // Nobody listens there.
      nodes: ["http://127.0.0.1:1"],
      prefix: "neroli",
      shards: 1,
      url: database.url,
      keeps: true,
    },
    snapshots: { folder, position: () => ({ transaction_id: "0", id: 0 }) },
    say: (line) => said.push(line),
  });
  const identity = await testIdentity();
  app = await testApp({ routes: allRoutes, ...identity });
  portalApp = await testApp({
    ...{ routes: allRoutes, ...identity },
    authenticate: async (...asked) => ({ ...(await identity.authenticate(...asked)), portal }),
  });
});

afterAll(async () => {
  await app.close();
  await portalApp.close();
  await catalogue.stop();
  await database.close();
  await rm(folder, { recursive: true });
});

test("searches and completions are refused in a sentence", async () => {
  const refused = { status: 503, body: { code: "catalogue.search-unavailable" } };
  const params = { offering: "INGREDIENTS" };
  const query = { query: "rosa" };
  expect(await app.call("GET /search/products/:offering", { params, query })).toMatchObject(
    refused,
  );
  expect(await app.call("GET /search/suppliers", { query })).toMatchObject(refused);
  const completed = { query: { ...query, offering: "INGREDIENTS" } };
  expect(await app.call("GET /search/suggestions", completed)).toMatchObject(refused);
  expect(whatIsMissing()).toContain("search");
});

test("a product is shown, without what is like it", async () => {
  const params = { offering: "INGREDIENTS", productKey: "rosa" };
  const { status, body } = await app.call("GET /products/:offering/:productKey", { params });
  expect([status, body.name, body.similar]).toEqual([200, "Rosa", []]);
  const alike = await app.call("GET /products/:productKey/alternatives", { params });
  expect(alike).toMatchObject({ status: 200, body: { content: [] } });
});

test("a company is shown with its products, the newest first", async () => {
  const params = { companyKey: "rose-house" };
  const { status, body } = await app.call("GET /companies/:companyKey", { params });
  expect(status).toBe(200);
  expect(body.product_counts).toEqual({ INGREDIENTS: 3, FORMULATIONS: 0, SERVICES: 0 });
  const [top] = body.top_products;
  expect(top?.products.map(({ name }) => name)).toEqual(["Rosine", "Rosetta", "Rosa"]);
});

test("the home page of a portal shows what is in it, and nothing else", async () => {
  const { status, body } = await portalApp.call("GET /search/highlights");
  expect(status).toBe(200);
  expect(body.counts).toEqual({ products: 3, suppliers: 1, documents: 1 });
  expect(body.products.map(({ name }) => name).sort()).toEqual(["Rosa", "Rosetta", "Rosine"]);
  expect(body.suppliers.map(({ key }) => key)).toEqual(["rose-house"]);
});

test("what is saved meanwhile is shown", async () => {
  const support = await createUser({ roles: ["NEROLI_SUPER"] });
  const trashed = await app.call("POST /products/trash", {
    as: support.key,
    body: { products: ["rosine"] },
  });
  expect(trashed.status).toBeLessThan(300);
  const params = { companyKey: "rose-house" };
  const { body } = await app.call("GET /companies/:companyKey", { params });
  expect(body.product_counts.INGREDIENTS).toBe(2);
});

test("the log says it once", async () => {
  await expect.poll(() => said.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(said).toEqual(["OpenSearch cannot be reached: searches are refused until it is back."]);
});
