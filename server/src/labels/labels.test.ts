import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { catalogueRoutes } from "../catalogue/routes.ts";
import { createCompany } from "../companies/factory.ts";
import { readCompany } from "../companies/present/read-company.ts";
import { testIdentity } from "../identity/factory.ts";
import { visitor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { productRoutes } from "../products/routes.ts";
import { createUser } from "../users/factory.ts";
import { createLabel } from "./factory.ts";
import { labelRoutes } from "./routes.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
const keys = { support: "", manager: "", buyer: "" };

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({
    routes: [labelRoutes, productRoutes, catalogueRoutes],
    ...(await testIdentity()),
  });
  keys.support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
  keys.manager = (await createUser({ roles: ["SUPPLIER_MANAGER"] })).key;
  keys.buyer = (await createUser({ roles: ["BUYER"] })).key;
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const support = () => ({ as: keys.support });
const trailOf = (key: string) =>
  db()
    .selectFrom("audit_entries")
    .where("entity_key", "=", key)
    .select(["action", "before", "after"])
    .orderBy("id")
    .execute();
const create = (body: object) => app.call("POST /labels", { ...support(), body });
const save = (labelKey: string, body: object) =>
  app.call("PUT /labels/:labelKey", { ...support(), params: { labelKey }, body });
const remove = (labelKey: string) =>
  app.call("DELETE /labels/:labelKey", { ...support(), params: { labelKey } });
const label = (companyKey: string, labels: string[]) =>
  app.call("PUT /companies/:companyKey/labels", {
    ...support(),
    params: { companyKey },
    body: { labels },
  });

test("a label is created, changed wherever it is shown, and removed; each told once", async () => {
  const { body: made } = await create({ title: " Indie ", colour: "#2F9E44" });
  expect(made).toMatchObject({
    title: "Indie",
    colour: "#2f9e44",
    description: "",
    version: 1,
    companies: 0,
    products: 0,
    offerings: [],
    can: { remove: { allowed: true, reason: null } },
  });
  const { key } = await createCompany();
  const change = { title: "Indie friendly", colour: "#2f9e44", description: "Small lots" };
  await label(key, [made.key]);
  expect((await save(made.key, { ...change, version: 1 })).body.version).toBe(2);
  expect((await save(made.key, { ...change, version: 1 })).body.version).toBe(2);
  expect((await readCompany(visitor("en"), key)).labels).toEqual([{ key: made.key, ...change }]);
  await label(key, []);
  expect((await remove(made.key)).status).toBe(200);
  expect((await remove(made.key)).status).toBe(404);
  expect((await trailOf(made.key)).map(({ action }) => action)).toEqual([
    "label.created",
    "label.saved",
    "label.removed",
  ]);
});

test("of two who change a label the second learns what differs", async () => {
  const { key } = await createLabel({ title: "Shared", colour: "#111111" });
  await save(key, { title: "Shared", colour: "#222222", version: 1 });
  const { status, body } = await save(key, { title: "Shared!", colour: "#111111", version: 1 });
  expect([status, body.code]).toEqual([409, "conflict"]);
  expect(body.additional_data).toMatchObject({
    version: 2,
    changed: ["title", "colour"],
    current: { colour: "#222222" },
  });
});

test("no two labels have one title, in whatever case", async () => {
  const { key } = await createLabel({ title: "Élan" });
  const other = await createLabel();
  for (const answer of [
    await create({ title: "éLAN", colour: "#000000" }),
    await save(other.key, { title: "ÉLAN", colour: "#000000", version: 1 }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([409, "labels.title-taken"]);
  }
  expect((await save(key, { title: "ÉLAN", colour: "#000000", version: 1 })).status).toBe(200);
});

test("an assigned one stays, and says how many companies and products carry it", async () => {
  const companies = [(await createCompany()).key, (await createCompany()).key];
  const products = [(await createProduct({ trashed_at: new Date() })).key];
  const { key } = await createLabel({ title: "Carried", companies, products });
  const { status, body } = await remove(key);
  expect([status, body.code]).toEqual([409, "labels.assigned"]);
  expect(body.additional_data).toMatchObject({ companies: 2, products: 1 });
  expect(body.detail).toContain("companies: 2, products: 1");
  const list = await app.call("GET /labels", { ...support(), query: { title__icontains: "carr" } });
  expect(list.body.content).toMatchObject([
    {
      key,
      companies: 2,
      products: 1,
      offerings: ["INGREDIENTS"],
      can: { remove: { allowed: false, reason: body.detail } },
    },
  ]);
  const sorted = await app.call("GET /labels", { ...support(), query: { sort: "-companies" } });
  expect(sorted.body.content[0]?.key).toBe(key);
});

describe("the labels of a company", () => {
  test("are these and no others, by title; the trail tells them in words", async () => {
    const { key } = await createCompany();
    const [b, a] = [await createLabel({ title: "b" }), await createLabel({ title: "A" })];
    expect((await label(key, [b.key, a.key, b.key])).body.labels.map(({ title }) => title)).toEqual(
      ["A", "b"],
    );
    await label(key, [a.key, b.key]);
    await label(key, [b.key]);
    expect(await trailOf(key)).toEqual([
      { action: "company.labelled", before: { labels: [] }, after: { labels: ["A", "b"] } },
      { action: "company.labelled", before: { labels: ["A", "b"] }, after: { labels: ["b"] } },
    ]);
  });

  test("are labels that there are, of a company that there is", async () => {
    const { key } = await createCompany();
    const unknown = await label(key, ["nothing"]);
    expect(unknown.status).toBe(400);
    expect(unknown.body.additional_data?.failures).toMatchObject([{ path: "labels.0" }]);
    expect((await label("nowhere", [])).status).toBe(404);
  });
});

describe("labels of products", () => {
  const give = (body: object) => app.call("PUT /products/labels", { ...support(), body });

  test("are added and taken, told in trail and history, seen on pages and in searches", async () => {
    const [zest, vintage] = [
      await createLabel({ title: "zest" }),
      await createLabel({ title: "Vintage" }),
    ];
    const { key, company_key } = await createProduct({ name: "Labelled Zephyrine" });
    const products = [key, "nothing"];
    expect((await give({ products, add: [vintage.key, zest.key] })).body).toEqual({
      done: [key],
      failed: [{ key: "nothing", code: "not-found" }],
    });
    await give({ products, add: [vintage.key] });
    await give({ products, add: [vintage.key], remove: [zest.key] });
    expect(await trailOf(key)).toEqual([
      {
        action: "product.labelled",
        before: { labels: [] },
        after: { labels: ["Vintage", "zest"] },
      },
      {
        action: "product.labelled",
        before: { labels: ["Vintage", "zest"] },
        after: { labels: ["Vintage"] },
      },
    ]);
    const params = { companyKey: company_key, productKey: key };
    const { body: history } = await app.call(
      "GET /companies/:companyKey/products/:productKey/history",
      { ...support(), params },
    );
    expect(history.content).toMatchObject([
      { action: "LABELLED", version: 1, changes: [{ from: ["Vintage", "zest"], to: ["Vintage"] }] },
      { action: "LABELLED", version: 1 },
    ]);
    const label = { key: vintage.key, title: "Vintage", colour: vintage.colour, description: "" };
    const { body: page } = await app.call("GET /products/:offering/:productKey", {
      params: { offering: "INGREDIENTS", productKey: key },
    });
    const { body: editable } = await app.call("GET /companies/:companyKey/products/:productKey", {
      ...support(),
      params,
    });
    const search = async () =>
      (
        await app.call("GET /search/products/:offering", {
          params: { offering: "INGREDIENTS" },
          query: { query: "zephyrine" },
        })
      ).body.content[0]?.labels;
    const { body: listed } = await app.call("GET /products", {
      ...support(),
      query: { offering: "INGREDIENTS", label__eq: vintage.key },
    });
    expect([page.labels, editable.labels, await search()]).toEqual([[label], [label], [label]]);
    expect(listed.content.map((row) => [row.key, row.labels])).toEqual([[key, [label]]]);
    await save(vintage.key, { title: "Renamed", colour: vintage.colour, version: 1 });
    expect(await search()).toMatchObject([{ title: "Renamed" }]);
    await give({ products, remove: [vintage.key] });
    expect(await search()).toBeUndefined();
  });

  test("are labels that there are, and none both given and taken", async () => {
    const { key } = await createProduct();
    const label = await createLabel();
    const unknown = await give({ products: [key], add: ["nothing"] });
    expect(unknown.body.additional_data?.failures).toMatchObject([{ path: "add.0" }]);
    expect((await give({ products: [key], add: [label.key], remove: [label.key] })).status).toBe(
      400,
    );
    expect((await give({ products: [] })).status).toBe(400);
  });
});

describe("who may", () => {
  test("support changes labels; those who edit companies read them", async () => {
    const { key } = await createLabel();
    const body = { title: "Mine", colour: "#000000", version: 1 };
    const calls = [
      ["POST /labels", { body: { title: "Mine", colour: "#000000" } }],
      ["PUT /labels/:labelKey", { params: { labelKey: key }, body }],
      ["DELETE /labels/:labelKey", { params: { labelKey: key } }],
      ["PUT /companies/:companyKey/labels", { params: { companyKey: "x" }, body: { labels: [] } }],
      ["PUT /products/labels", { body: { products: ["x"] } }],
    ] as const;
    for (const [name, options] of calls) {
      expect((await app.call(name, options)).status).toBe(401);
      expect((await app.call(name, { ...options, as: keys.manager })).status).toBe(403);
    }
    expect((await app.call("GET /labels", { as: keys.manager })).status).toBe(200);
    expect((await app.call("GET /labels", { as: keys.buyer })).status).toBe(403);
    expect((await app.call("GET /labels")).status).toBe(401);
  });

  test.each([
    [{ title: "", colour: "#000000" }],
    [{ title: "x".repeat(61), colour: "#000000" }],
    [{ title: "x", colour: "red" }],
    [{ title: "x", colour: "url(#000)" }],
    [{ title: "x" }],
  ])("%j is refused", async (body) => {
    expect((await create(body)).status).toBe(400);
  });
});
