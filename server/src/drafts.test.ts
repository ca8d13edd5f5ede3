import type { endpoints } from "@neroli/contract/endpoints.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { createCatalogue } from "./catalogue/factory.ts";
import { createCompany } from "./companies/factory.ts";
import { createAsset } from "./documents/factory.ts";
import { testIdentity } from "./identity/factory.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { createProduct } from "./products/factory.ts";
import { siteFiles } from "./site/routes.ts";
import { createUser } from "./users/factory.ts";

// A draft is its editors' and support's alone (decisions, products): every answer that could show
// a product is asked for by each kind of reader, before it is unpublished and afterwards.

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let site: FastifyInstance;
const readers = { visitor: "", stranger: "", buyer: "", colleague: "", editor: "", support: "" };
type Reader = keyof typeof readers;

const company_key = "night-works";
let asset: string;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: allRoutes, ...(await testIdentity()) });
  site = Fastify();
  await site.register(siteFiles, { origin: "https://neroli.example" });
  await createCompany({
    key: company_key,
    name: "Works",
    top_products: [{ offering: "INGREDIENTS", segment: "PERSONALCARE", products: ["night"] }],
  });
  const common = { functions: ["Testemollient"], inci: "Sharedium" };
  await createProduct({ key: "open", fields: { name: "Open", ...common } });
  const fields = { name: "Umbrinol", tagline: "Sharedtagline", cas: ["56-81-5"], ...common };
  await createProduct({ key: "night", company_key, fields });
  const file = { product_key: "night", name: "Umbrinol TDS.pdf", document_type: "TDS" } as const;
  asset = (await createAsset(file)).id;
  // What another supplier's formulation says of it ends with it.
  await createProduct({
    key: "lotion",
    offering: "FORMULATIONS",
    fields: {
      name: "Lotion",
      phases: [{ name: "A", ingredients: [{ name: "Oil", product: "night", weight: "1%" }] }],
    },
  });
  const user = async (given: Parameters<typeof createUser>[0]) => (await createUser(given)).key;
  readers.stranger = await user({ roles: ["SUPPLIER_MANAGER"] });
  readers.buyer = await user({ roles: ["BUYER"] });
  readers.colleague = await user({ company_key, roles: ["SUPPLIER_USER"] });
  readers.editor = await user({ company_key, roles: ["SUPPLIER_EDITOR"] });
  readers.support = await user({ company_key: null, roles: ["NEROLI_SUPER"] });
  const params = { productKey: "night" };
  await app.call("PUT /bookmarks/:productKey", { as: readers.buyer, params, body: {} });
});

afterAll(async () => {
  await app.close();
  await site.close();
  await catalogue.stop();
  await database.close();
});

type Call = [keyof typeof endpoints, Parameters<TestApp["call"]>[1]?, RegExp?];
const ingredients = { offering: "INGREDIENTS" };
const formulations = { offering: "FORMULATIONS" };
const companyKey = company_key;
const byNumber = { query: { contains: "cas:56-81-5" } };

/** Every answer that others have of products, and what in it tells of this one. */
const answers: Call[] = [
  ["GET /search/products/:offering", { params: ingredients, query: { query: "sharedium" } }],
  ["GET /search/products/:offering", { params: ingredients, ...byNumber }],
  ["GET /search/products/:offering", { params: formulations, ...byNumber }, /Lotion/],
  ["GET /search/suggestions", { query: { query: "umbr" } }],
  ["GET /search/contents", { query: { kind: "cas", query: "56-81" } }, /56-81-5/],
  ["GET /search/listed", { query: { keys: "night,open" } }],
  ["GET /search/highlights"],
  ["GET /products/:offering/:productKey", { params: { ...ingredients, productKey: "night" } }],
  ["GET /products/:offering/:productKey", { params: { ...ingredients, productKey: "open" } }],
  [
    "GET /products/:offering/:productKey",
    { params: { ...formulations, productKey: "lotion" } },
    /"product":"night"/,
  ],
  ["GET /products/:productKey/alternatives", { params: { productKey: "open" } }],
  ["GET /companies/:companyKey", { params: { companyKey } }],
  ["GET /comparison", { query: { products: "night,open" } }],
];
const ownAnswers: Call[] = [["GET /bookmarks"], ["GET /products", { query: ingredients }]];

async function seenBy(reader: Reader): Promise<string[]> {
  const as = readers[reader];
  const asked = [...answers, ...(as ? ownAnswers : [])];
  const seen: string[] = [];
  for (const [at, [name, options, mark = /Umbrinol/]] of asked.entries()) {
    const { body } = await app.call(name, { ...options, ...(as && { as }) });
    if (mark.test(JSON.stringify(body))) seen.push(`${at} ${name}`);
  }
  const { payload } = await site.inject("/sitemap/1.xml");
  if (payload.includes("/night<")) seen.push("sitemap");
  return seen;
}

const move = (step: "publish" | "unpublish") =>
  app.call(`POST /products/${step}`, { as: readers.editor, body: { products: ["night"] } });

test("what is listed everybody sees, at once", async () => {
  await move("unpublish");
  await move("publish");
  const visitor = await seenBy("visitor");
  for (const [at, [name]] of answers.entries()) expect(visitor).toContain(`${at} ${name}`);
  expect(visitor).toContain("sitemap");
  expect(await seenBy("buyer")).toContain(`${answers.length} GET /bookmarks`);
});

test("of a draft others have nothing, at once: no answer, no count, no request, no document", async () => {
  await move("unpublish");
  for (const reader of ["visitor", "stranger", "buyer", "colleague"] as const) {
    expect([reader, await seenBy(reader)]).toEqual([reader, []]);
  }
  const as = readers.buyer;
  const request = await app.call("POST /requests", {
    as,
    body: { type: "SAMPLE", products: ["night"], message: "Please" },
  });
  expect([400, 404]).toContain(request.status);
  const paper = await app.call("GET /companies/:companyKey/assets/:id/download", {
    as,
    params: { companyKey, id: asset },
  });
  expect(paper.status).toBe(404);
  const found = await app.call("GET /search/products/:offering", {
    as,
    params: ingredients,
    query: { query: "sharedium" },
  });
  expect(found.body.content).toHaveLength(1);
});

test("it is new to a saved search when it is first published, and not again", async () => {
  const as = readers.buyer;
  const { body } = await app.call("POST /companies/:companyKey/products", {
    as: readers.editor,
    params: { companyKey },
    body: { ...ingredients, segment: "FOOD", fields: { name: "Noveltium", inci: "Noveltium" } },
  });
  const products = [body.key];
  const saved = await app.call("POST /saved-searches", {
    as,
    body: { name: "New", ...ingredients, query: { query: "noveltium" } },
  });
  expect(saved.status).toBe(200);
  const countOf = async () => (await app.call("GET /saved-searches/news", { as })).body.content;
  const call = (step: "publish" | "unpublish") =>
    app.call(`POST /products/${step}`, { as: readers.editor, body: { products } });
  expect(await countOf()).toMatchObject([{ count: 0 }]);
  await call("publish");
  expect(await countOf()).toMatchObject([{ count: 1 }]);
  const params = { searchId: saved.body.id };
  await app.call("POST /saved-searches/:searchId/look", { as, params });
  await call("unpublish");
  await call("publish");
  expect(await countOf()).toMatchObject([{ count: 0 }]);
});

test("its editors and support have it, but not where it would be offered", async () => {
  await move("unpublish");
  for (const reader of ["editor", "support"] as const) {
    const seen = (await seenBy(reader)).map((answer) => answer.replace(/^\d+ /, ""));
    expect(seen).toEqual([
      "GET /products/:offering/:productKey",
      // What it is linked from says it to them, too.
      "GET /products/:offering/:productKey",
      "GET /comparison",
      "GET /products",
    ]);
  }
});
