import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { readCompany } from "../companies/queries/read-company.ts";
import { testIdentity } from "../identity/factory.ts";
import { visitor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
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
  app = await testApp({ routes: [labelRoutes], ...(await testIdentity()) });
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

test("an assigned one stays, and says how many carry it", async () => {
  const companies = [(await createCompany()).key, (await createCompany()).key];
  const { key } = await createLabel({ title: "Carried", companies });
  const { status, body } = await remove(key);
  expect([status, body.code]).toEqual([409, "labels.assigned"]);
  expect(body.additional_data).toMatchObject({ companies: 2 });
  expect(body.detail).toMatch(/^2 companies carry this label/);
  const list = await app.call("GET /labels", { ...support(), query: { title__icontains: "carr" } });
  expect(list.body.content).toMatchObject([
    { key, companies: 2, can: { remove: { allowed: false, reason: body.detail } } },
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

describe("who may", () => {
  test("support changes labels; those who edit companies read them", async () => {
    const { key } = await createLabel();
    const body = { title: "Mine", colour: "#000000", version: 1 };
    const calls = [
      ["POST /labels", { body: { title: "Mine", colour: "#000000" } }],
      ["PUT /labels/:labelKey", { params: { labelKey: key }, body }],
      ["DELETE /labels/:labelKey", { params: { labelKey: key } }],
      ["PUT /companies/:companyKey/labels", { params: { companyKey: "x" }, body: { labels: [] } }],
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
