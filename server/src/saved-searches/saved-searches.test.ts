import { savedSearchLimit } from "@neroli/contract/saved-searches/frequencies.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent } from "../portals/factory.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createSavedSearch } from "./factory.ts";
import { forgetDeletedSearches } from "./jobs.ts";
import { savedSearchRoutes } from "./routes.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let as = "";

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [savedSearchRoutes], ...(await testIdentity()) });
});
beforeEach(async () => {
  as = (await createUser()).key;
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const save = (query: Record<string, string>, more: object = {}) =>
  app.call("POST /saved-searches", {
    as,
    body: { name: "Mine", offering: "INGREDIENTS", query, ...more },
  });
const list = async (headers = {}) =>
  (await app.call("GET /saved-searches", { as, headers })).body.content;
const news = async (reader = as) =>
  (await app.call("GET /saved-searches/news", { as: reader })).body.content;
const change = (searchId: string, body: object, reader = as) =>
  app.call("PUT /saved-searches/:searchId", { as: reader, params: { searchId }, body });
const at = (searchId: string, reader = as) => ({ as: reader, params: { searchId } });
/** As if its owner had looked an hour ago. */
const lookedAnHourAgo = (id: string) =>
  db()
    .updateTable("saved_searches")
    .set({ looked_at: sql<Date>`now() - interval '1 hour'` })
    .where("id", "=", id)
    .execute();

describe("a search", () => {
  test("is saved with what it asks, and shown in the reader's words", async () => {
    const { key } = await createCompany({ name: "Velouria" });
    await createProduct({ company_key: key });
    const query = {
      query: " vitamin c ",
      company: key,
      segment: "FOOD,PERSONALCARE",
      without: "inci:parabens",
      sort: "newest",
      page: "3",
      functions: "",
    };
    const { status, body } = await save(query, { view: "list", frequency: "WEEKLY" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Mine",
      offering: "INGREDIENTS",
      query: {
        query: "vitamin c",
        company: key,
        segment: "FOOD,PERSONALCARE",
        without: "inci:parabens",
        sort: "newest",
      },
      view: "list",
      frequency: "WEEKLY",
      version: 1,
      filters: [
        { name: "Supplier", values: ["Velouria"] },
        { name: "Segment", values: ["Food", "Personal care"] },
        { name: "Without", values: ["parabens"] },
      ],
    });
    const [german] = await list({ "accept-language": "de" });
    expect(german?.filters[2]).toEqual({ name: "Ohne", values: ["parabens"] });
  });

  test("that is saved already is told, however its values are ordered", async () => {
    const first = await save({ query: "rose", segment: "FOOD,PERSONALCARE", sort: "relevance" });
    const again = await save({ segment: "PERSONALCARE,FOOD", query: "rose", page: "2" });
    expect([again.status, again.body.code]).toEqual([409, "saved-searches.already"]);
    expect(again.body.additional_data).toEqual({ id: first.body.id, name: "Mine" });
    expect(again.body.detail).toContain("Mine");
    expect((await save({ query: "rose" })).status).toBe(200);
    expect((await save({ query: "rose" }, { offering: "SERVICES" })).status).toBe(200);
  });

  test.each([
    [{ query: "x", colour: "red" }, {}],
    [{ sort: "loudest" }, {}],
    [{ contains: "nonsense" }, {}],
    [{}, { name: " " }],
    [{}, { name: "x".repeat(121) }],
    [{}, { frequency: "HOURLY" }],
    [{}, { offering: "SUPPLIERS" }],
  ])("%j %j is refused", async (query, more) => {
    expect((await save(query as Record<string, string>, more)).status).toBe(400);
  });

  test("of an earlier version of the search is run by what is still understood", async () => {
    const { id } = await createSavedSearch({ user_key: as, query: { moon: "full", query: "x" } });
    const broken = await createSavedSearch({ user_key: as, query: { sort: "moonlight" } });
    expect((await news()).map(({ id, count }) => [id, count])).toEqual([
      [broken.id, 0],
      [id, 0],
    ]);
  });

  test("of one portal's products is of who may look into it, and finds nothing for others", async () => {
    await createEvent({ key: "closed-portal" });
    await createEvent({ key: "open-fair", type: "EXHIBITION" });
    expect((await save({ portal: "closed-portal" })).status).toBe(404);
    const { id } = await createSavedSearch({ user_key: as, query: { portal: "closed-portal" } });
    expect(await news()).toEqual([{ id, count: 0, more: false }]);
    const fair = await save({ exhibition: "open-fair" });
    expect([fair.status, fair.body.filters]).toEqual([
      200,
      [{ name: "Exhibition", values: ["open-fair"] }],
    ]);
    as = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
    expect((await save({ portal: "closed-portal" })).status).toBe(200);
    expect((await save({ portal: "no-portal" })).status).toBe(404);
  });

  test("is one of 50 at most", async () => {
    for (let at = 0; at < savedSearchLimit; at++) await createSavedSearch({ user_key: as });
    const refused = await save({ query: "more" });
    expect([refused.status, refused.body.code]).toEqual([409, "saved-searches.full"]);
  });
});

test("name and frequency are changed; of two tabs the second learns what the first did", async () => {
  const { body } = await save({ query: "change" });
  const changed = await change(body.id, { name: " Other ", frequency: "DAILY", version: 1 });
  expect(changed.body).toMatchObject({ name: "Other", frequency: "DAILY", version: 2 });
  expect((await change(body.id, { name: "Other", frequency: "DAILY", version: 1 })).status).toBe(
    200,
  );
  const late = await change(body.id, { name: "Third", frequency: "DAILY", version: 1 });
  expect([late.status, late.body.code]).toEqual([409, "conflict"]);
  expect(late.body.additional_data).toMatchObject({
    version: 2,
    changed: ["name"],
    current: { name: "Other" },
  });
});

test("what is new is counted as its owner sees it, until it is looked at", async () => {
  const { body } = await save({ query: "zephyrium" });
  await lookedAnHourAgo(body.id);
  const day = 86_400_000;
  const fields = { name: "Zephyrium" };
  await createProduct({ fields, created_at: new Date(Date.now() - day) });
  await createProduct({ fields });
  await createProduct({ fields, excluded_types: ["CONSUMER_CARE_BRAND"] });
  await createProduct({ fields, trashed_at: new Date() });
  expect(await news()).toEqual([{ id: body.id, count: 1, more: false }]);
  await app.call("POST /saved-searches/:searchId/look", at(body.id));
  expect(await news()).toEqual([{ id: body.id, count: 0, more: false }]);
});

test("more than 99 are not counted", async () => {
  const { body } = await save({ query: "manifold" });
  await lookedAnHourAgo(body.id);
  const { key } = await createCompany();
  for (let at = 0; at < 101; at++) {
    await createProduct({ fields: { name: "Manifold" }, company_key: key });
  }
  expect(await news()).toEqual([{ id: body.id, count: 99, more: true }]);
});

test("a deleted search comes back for a day, unless the same was saved since", async () => {
  const { body } = await save({ query: "undo" });
  const remove = () => app.call("DELETE /saved-searches/:searchId", at(body.id));
  const restore = () => app.call("POST /saved-searches/:searchId/restore", at(body.id));
  expect((await remove()).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await remove()).status).toBe(404);
  expect((await restore()).body.id).toBe(body.id);
  expect((await restore()).status).toBe(200);
  await remove();
  await save({ query: "undo" });
  expect((await restore()).body.code).toBe("saved-searches.already");
  await db()
    .updateTable("saved_searches")
    .set({ removed_at: sql<Date>`now() - interval '2 days'` })
    .where("id", "=", body.id)
    .execute();
  await forgetDeletedSearches.run();
  expect((await restore()).status).toBe(404);
});

test("nobody else sees or changes it, support neither; a visitor has none", async () => {
  const { body } = await save({ query: "private" });
  const support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
  for (const stranger of [(await createUser()).key, support]) {
    expect((await app.call("GET /saved-searches", { as: stranger })).body.content).toEqual([]);
    expect(await news(stranger)).toEqual([]);
    const form = { name: "Theirs", frequency: "DAILY", version: 1 };
    expect((await change(body.id, form, stranger)).status).toBe(404);
    for (const name of [
      "POST /saved-searches/:searchId/look",
      "DELETE /saved-searches/:searchId",
      "POST /saved-searches/:searchId/restore",
    ] as const) {
      expect((await app.call(name, at(body.id, stranger))).status, name).toBe(404);
    }
  }
  for (const name of [
    "GET /saved-searches",
    "GET /saved-searches/news",
    "POST /saved-searches",
    "PUT /saved-searches/:searchId",
    "POST /saved-searches/:searchId/look",
    "DELETE /saved-searches/:searchId",
    "POST /saved-searches/:searchId/restore",
  ] as const) {
    const params = { searchId: body.id };
    expect((await app.call(name, { params, body: {} })).status, name).toBe(401);
  }
  expect(await list()).toMatchObject([{ id: body.id, frequency: "NEVER" }]);
});
