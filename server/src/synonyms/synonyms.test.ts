import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { catalogueRoutes } from "../catalogue/routes.ts";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createSynonyms } from "./factory.ts";
import { synonymRoutes } from "./routes.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
const keys = { support: "", manager: "", buyer: "" };

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [synonymRoutes, catalogueRoutes], ...(await testIdentity()) });
  keys.support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
  keys.manager = (await createUser({ roles: ["SUPPLIER_MANAGER"] })).key;
  keys.buyer = (await createUser({ roles: ["BUYER"] })).key;
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

type Names = { text: string; language?: "de" | "fr" | null }[];
const create = (names: Names) => app.call("POST /synonyms", { as: keys.support, body: { names } });
const save = (synonymId: string, body: { names: Names; version: number }) =>
  app.call("PUT /synonyms/:synonymId", { as: keys.support, params: { synonymId }, body });
const remove = (synonymId: string) =>
  app.call("DELETE /synonyms/:synonymId", { as: keys.support, params: { synonymId } });
const list = async (query: Record<string, string>) =>
  (await app.call("GET /synonyms", { as: keys.support, query })).body;
const texts = (...names: string[]): Names => names.map((text) => ({ text }));
const trailOf = (id: string) =>
  db().selectFrom("audit_entries").where("entity_key", "=", id).select("action").orderBy("id");

async function found(query: string, as?: string): Promise<string[]> {
  const { body } = await app.call("GET /search/products/:offering", {
    ...(as && { as }),
    params: { offering: "INGREDIENTS" },
    query: { query },
  });
  return body.content.map(({ key }) => key);
}

test("a group is created, changed and removed; products are found by its names meanwhile", async () => {
  const pure = await createProduct({ name: "Zibe pure", fields: { inci: "Zibelinum oleum" } });
  const blend = await createProduct({
    name: "Ablend",
    fields: { inci: "Aqua (and) Zibelinum Oleum" },
  });
  expect(await found("zobelöl")).toEqual([]);
  const { body: made } = await create([
    { text: "ZIBELINUM OLEUM" },
    { text: " Zobelöl ", language: "de" },
    { text: "zobel-oel®" },
    { text: "ZOBELÖL" },
  ]);
  expect(made).toMatchObject({
    version: 1,
    names: [
      { text: "ZIBELINUM OLEUM", language: null },
      { text: "Zobelöl", language: "de" },
      { text: "zobel-oel®", language: null },
    ],
  });
  // The substance first, then what holds it, though the blend comes first by its name.
  expect(await found("zobelöl")).toEqual([pure.key, blend.key]);
  const changed = { names: texts("Zibelinum oleum", "Huile de zibeline"), version: 1 };
  expect((await save(made.id, changed)).body.version).toBe(2);
  expect((await save(made.id, changed)).body.version).toBe(2);
  expect(await found("huile de zibeline")).toEqual([pure.key, blend.key]);
  expect(await found("zobelöl")).toEqual([]);
  const late = await save(made.id, { names: texts("a", "b"), version: 1 });
  expect(late.status).toBe(409);
  expect([late.body.code, late.body.additional_data]).toMatchObject(["conflict", { version: 2 }]);
  expect((await remove(made.id)).status).toBe(200);
  expect((await remove(made.id)).status).toBe(404);
  expect(await found("huile de zibeline")).toEqual([]);
  expect((await trailOf(made.id).execute()).map(({ action }) => action)).toEqual([
    "synonym.created",
    "synonym.saved",
    "synonym.removed",
  ]);
});

test("a name is as secret as the value that carries it, and no part of another name", async () => {
  await createSynonyms("Nocturnol", "Moonstuff");
  const { key: company } = await createCompany();
  const { key } = await createProduct({
    name: "Quiet",
    company_key: company,
    fields: { inci: "Nocturnol" },
    visibility: { inci: "PRIVATE" },
  });
  await createProduct({ name: "Other", fields: { inci: "Hydrogenated nocturnol" } });
  expect(await found("moonstuff")).toEqual([]);
  expect(await found("moonstuff", keys.support)).toEqual([key]);
});

test("what a function is called finds its products, and is suggested", async () => {
  await createSynonyms("Zedoary agent", "Zedoarmittel");
  const { key } = await createProduct({ name: "Zed", fields: { functions: ["Zedoary agent"] } });
  expect(await found("zedoarmittel")).toEqual([key]);
  const { body } = await app.call("GET /search/suggestions", { query: { query: "zedoarm" } });
  expect(body.groups).toMatchObject([{ kind: "functions", values: [{ text: "Zedoarmittel" }] }]);
});

test("the list looks at all names, and at those of a language", async () => {
  const { body: one } = await create([{ text: "Yarnol" }, { text: "Yarn-Öl", language: "de" }]);
  const ids = async (query: Record<string, string>) =>
    (await list(query)).content.map(({ id }) => id);
  expect(await ids({ names__icontains: "yarn ol" })).toEqual([one.id]);
  expect(await ids({ names__icontains: "yarnol yarn" })).toEqual([]);
  expect(await ids({ names__icontains: "yarn", language__eq: "fr" })).toEqual([]);
  expect(await ids({ names__icontains: "yarn", language__eq: "de" })).toEqual([one.id]);
});

describe("refused", () => {
  test("bad input", async () => {
    expect((await create(texts("Alone"))).status).toBe(400);
    const same = await create(texts("Same", "SAME", "(R)"));
    expect([same.status, same.body.code]).toEqual([400, "synonyms.too-few"]);
    expect((await create(texts("x".repeat(121), "y"))).status).toBe(400);
  });

  test("everybody but support", async () => {
    const { id } = await createSynonyms("One", "Two");
    const body = { names: texts("One", "Three"), version: 1 };
    for (const [as, status] of [
      [undefined, 401],
      [keys.manager, 403],
      [keys.buyer, 403],
    ] as const) {
      const who = as ? { as } : {};
      const params = { synonymId: id };
      expect((await app.call("GET /synonyms", who)).status).toBe(status);
      const made = await app.call("POST /synonyms", { ...who, body: { names: body.names } });
      expect(made.status).toBe(status);
      const saved = await app.call("PUT /synonyms/:synonymId", { ...who, params, body });
      expect(saved.status).toBe(status);
      const removed = await app.call("DELETE /synonyms/:synonymId", { ...who, params });
      expect(removed.status).toBe(status);
    }
  });
});
