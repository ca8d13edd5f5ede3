import { ProductHit } from "@neroli/contract/catalogue/endpoints.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { catalogueRoutes } from "./routes.ts";
import { startCatalogue } from "./upkeep/start-catalogue.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  const a = await createCompany({ key: "a-house", name: "Zeta House", tagline: "First of all" });
  const b = await createCompany({
    key: "b-house",
    name: "Alpha House",
    type: "DISTRIBUTOR",
    country: "FR",
    tagline: "Second to none",
    data_visibility: { tagline: "CONFIDENTIAL", country: "CONFIDENTIAL" },
  });
  await createCompany({ key: "neroli-staging", name: "Staging House" });
  await createCompany({ key: "c-house", name: "Closed House", enabled: false });
  await createCompany({ key: "n-house", name: "New House", verified: false });
  await createCompany({ key: "buyer", name: "Buying House", offering: [] });
  let hour = 0;
  const make = (name: string, company_key: string, fields = {}) =>
    createProduct({
      key: name.toLowerCase(),
      company_key,
      fields: { name, ...fields },
      created_at: new Date(Date.UTC(2026, 0, 1, hour++)),
    });
  await make("Mango", a.key, { functions: ["Emollient", "1,2-Diol"], inci: "Mangifera" });
  await make("Melon", a.key, { functions: ["Emollient"], inci: "Mangifera" });
  await make("Mandarin", b.key, { functions: ["Perfuming"], in_stock: false });
  await createProduct({
    key: "shampoo",
    company_key: a.key,
    offering: "FORMULATIONS",
    fields: {
      name: "Shampoo",
      phases: [{ name: "A", ingredients: [{ name: "Betaine", weight: "10%" }] }],
    },
  });
  await createAsset({ product_key: "melon", document_type: "SDS" });
  await createAsset({ product_key: "melon", document_type: "TDS", visibility: "CONFIDENTIAL" });
  catalogue = await startCatalogue();
  app = await testApp({ routes: [catalogueRoutes], ...(await testIdentity()) });
});

afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const call = (query: Record<string, string>, offering = "INGREDIENTS") =>
  app.call("GET /search/products/:offering", { params: { offering }, query });
const search = async (query: Record<string, string>, offering?: string) =>
  (await call(query, offering)).body;
const keys = (found: { content: { key: string }[] }) => found.content.map(({ key }) => key);

describe("products", () => {
  test("a page with its total; beyond the last an empty one with the same total", async () => {
    expect(await search({ sort: "name", size: "2" })).toMatchObject({
      content: [{ key: "mandarin" }, { key: "mango" }],
      page: 0,
      size: 2,
      total_elements: 3,
      total_pages: 2,
      corrected: null,
      left_out: [],
    });
    expect(keys(await search({ sort: "name", size: "2", page: "1" }))).toEqual(["melon"]);
    expect(await search({ size: "2", page: "7" })).toMatchObject({
      content: [],
      page: 7,
      total_elements: 3,
      total_pages: 2,
    });
  });

  test("hits are made of nothing but what the contract declares", async () => {
    const { company } = ProductHit.shape;
    const Declared = z.strictObject({
      ...ProductHit.shape,
      company: z.strictObject(company.shape),
    });
    const { content } = await search({ query: "mango" });
    expect(z.array(Declared).parse(content)).toEqual(content);
    expect(content).toHaveLength(1);
  });

  test.each([
    ["name", ["mandarin", "mango", "melon"]],
    ["-name", ["melon", "mango", "mandarin"]],
    ["newest", ["mandarin", "melon", "mango"]],
    // Alpha before Zeta; of the same company the one with documents.
    ["company", ["mandarin", "melon", "mango"]],
  ])("sorted by %s", async (sort, expected) => {
    expect(keys(await search({ sort }))).toEqual(expected);
  });

  test("facets: commonest first, companies by name, wanted values always", async () => {
    const { facets } = await search({ functions: "Emollient,Gone" });
    const group = (name: string) => facets.find((facet) => facet.group === name)?.values;
    expect(group("functions")).toEqual([
      { value: "Emollient", count: 2, selected: true },
      { value: "1,2-Diol", count: 1 },
      { value: "Perfuming", count: 1 },
      { value: "Gone", count: 0, selected: true },
    ]);
    expect(group("company")).toEqual([{ value: "a-house", name: "Zeta House", count: 2 }]);
    expect(group("documents")).toEqual([
      { value: "SDS", count: 1 },
      { value: "TDS", count: 1 },
    ]);
  });

  test("a value with a comma is encoded once more", async () => {
    expect(keys(await search({ functions: "1%2C2-Diol" }))).toEqual(["mango"]);
    expect(keys(await search({ functions: "1%2C2-Diol,Perfuming", sort: "name" }))).toEqual([
      "mandarin",
      "mango",
    ]);
  });

  test("filters of several groups must all hold", async () => {
    expect(keys(await search({ functions: "Emollient", documents: "SDS" }))).toEqual(["melon"]);
    expect(keys(await search({ company: "b-house" }))).toEqual(["mandarin"]);
    expect(keys(await search({ in_stock: "false" }))).toEqual(["mandarin"]);
    // Services have no functions: none is found, and the filter is not forgotten.
    expect((await search({ service_types: "TESTING" })).total_elements).toBe(0);
  });

  test("words that no product has together are left out, and said as they were typed", async () => {
    const found = await search({ query: "Mango für Zähne" });
    expect([found.left_out, keys(found)]).toEqual([["für", "Zähne"], ["mango"]]);
  });

  test("a spelling that finds nothing is corrected, and said so", async () => {
    const found = await search({ query: "mandarni" });
    expect(found).toMatchObject({ corrected: "mandarin", content: [{ key: "mandarin" }] });
    expect(found.content[0]?.matches).toEqual(["mandarin"]);
  });

  test("formulations are found by what is in them", async () => {
    expect(keys(await search({ query: "betaine" }, "FORMULATIONS"))).toEqual(["shampoo"]);
    expect(keys(await search({ query: "betaine" }))).toEqual([]);
  });

  test.each([
    ["an unknown facet", { colour: "red" }],
    ["an unknown facet to be whole", { whole: "segment,colour" }],
    ["an unknown sort", { sort: "price" }],
    ["a page below the first", { page: "-1" }],
    ["a page that is too large", { size: "101" }],
    ["a page that is no number", { page: "two" }],
    ["too long a query", { query: "x".repeat(301) }],
  ])("%s is refused", async (_what, query) => {
    expect(await call(query as Record<string, string>)).toMatchObject({
      status: 400,
      body: { code: "request.invalid" },
    });
  });

  test("an unknown offering is refused", async () => {
    expect((await call({}, "TOYS")).status).toBe(400);
  });
});

describe("suppliers", () => {
  const suppliers = async (query: Record<string, string>, as?: string) =>
    (await app.call("GET /search/suppliers", { query, ...(as && { as }) })).body;

  test("by their names; not the disabled or unverified, the staging company, nor who offers nothing", async () => {
    expect(await suppliers({})).toMatchObject({
      content: [
        { key: "b-house", product_count: 1 },
        { key: "a-house", product_count: 3, tagline: "First of all" },
      ],
      total_elements: 2,
    });
    const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
    expect(keys(await suppliers({}, support.key))).toEqual(["b-house", "a-house"]);
  });

  test("confidential data is found and shown to vetted readers only", async () => {
    const vetted = await createUser();
    expect(await suppliers({ query: "second" })).toMatchObject({ content: [] });
    expect((await suppliers({ query: "alpha" })).content).toMatchObject([
      { tagline: null, country: null },
    ]);
    expect((await suppliers({ query: "second" }, vetted.key)).content).toMatchObject([
      { tagline: "Second to none", country: "FR" },
    ]);
    const countries = (found: Awaited<ReturnType<typeof suppliers>>) =>
      found.facets.find(({ group }) => group === "country")?.values.map(({ value }) => value);
    expect(countries(await suppliers({}))).toEqual(["DE"]);
    expect(countries(await suppliers({}, vetted.key))).toEqual(["DE", "FR"]);
  });

  test("filters, sorts, bad input", async () => {
    expect(keys(await suppliers({ type: "DISTRIBUTOR" }))).toEqual(["b-house"]);
    expect(keys(await suppliers({ sort: "name" }))).toEqual(["b-house", "a-house"]);
    const refused = await app.call("GET /search/suppliers", { query: { sort: "company" } });
    expect(refused.status).toBe(400);
  });
});

describe("suggestions and highlights", () => {
  test("completions of each kind, the commonest first", async () => {
    const suggest = async (query: string) =>
      (await app.call("GET /search/suggestions", { query: { query } })).body.groups;
    expect(await suggest("man")).toEqual([
      {
        kind: "ingredients",
        values: [{ text: "Mangifera", count: 2, key: null, detail: null }],
      },
      {
        kind: "products",
        values: [
          { text: "Mango", count: 1, key: "mango", detail: "Zeta House" },
          { text: "Mandarin", count: 1, key: "mandarin", detail: "Alpha House" },
        ],
      },
    ]);
    expect(await suggest("zet")).toEqual([
      {
        kind: "suppliers",
        values: [{ text: "Zeta House", count: 3, key: "a-house", detail: null }],
      },
    ]);
    expect(await suggest("")).toEqual([]);
    const refused = await app.call("GET /search/suggestions", {
      query: { query: "x".repeat(121) },
    });
    expect(refused.status).toBe(400);
  });

  test("counts of what is public, and the same selection every time", async () => {
    const { body } = await app.call("GET /search/highlights");
    expect(body.counts).toEqual({ products: 4, suppliers: 2, documents: 2 });
    // Each offering in turn; of the first the product with documents.
    expect(body.products.map(({ key }) => key)).toEqual(["melon", "shampoo", "mandarin", "mango"]);
    expect(body.suppliers.map(({ key }) => key)).toEqual(["a-house", "b-house"]);
    expect((await app.call("GET /search/highlights")).body).toEqual(body);
  });
});

// Last: it adds to what the others count.
test("facets: the commonest values and the wanted ones, their number, and all when asked for", async () => {
  const claims = Array.from({ length: 12 }, (_, at) => `Claim ${String.fromCharCode(65 + at)}`);
  const claimed = (key: string, company_key: string, fields: object) =>
    createProduct({
      key,
      company_key,
      offering: "SERVICES",
      segment: "PERSONALCARE",
      fields: { name: key, ...fields },
    });
  await claimed("many", "a-house", { performance_claims: claims });
  await claimed("few", "b-house", { performance_claims: claims.slice(10) });
  const claimsOf = async (query: Record<string, string>) =>
    (await search(query, "SERVICES")).facets.find(({ group }) => group === "performance_claims");
  const told = (found: Awaited<ReturnType<typeof claimsOf>>) =>
    found?.values.map(({ value, count }) => `${value.slice(-1)}${count}`).join(" ");
  const first = await claimsOf({});
  expect([told(first), first?.total]).toEqual(["K2 L2 A1 B1 C1 D1 E1 F1", 12]);
  const wanted = await claimsOf({ performance_claims: "Claim J,Gone" });
  expect([told(wanted), wanted?.total]).toEqual(["K2 L2 A1 B1 C1 D1 E1 F1 J1 e0", 13]);
  const whole = await claimsOf({ whole: "company,performance_claims", size: "1" });
  expect([told(whole), whole?.total]).toEqual(["K2 L2 A1 B1 C1 D1 E1 F1 G1 H1 I1 J1", 12]);
});
