import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { eventProductRoutes } from "./routes.ts";
import { createEventProducts } from "./testing-products.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let as: Awaited<ReturnType<typeof createEventProducts>>;

beforeAll(async () => {
  database = await freshDatabase();
  as = await createEventProducts();
  app = await testApp({ routes: [eventProductRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => db().deleteFrom("event_products").execute());

const one = "/companies/:companyKey/events/:event/products/:productKey";
const named = (productKey: string) => ({
  ...{ companyKey: productKey.split("-")[0] ?? "", event: "portal", productKey },
});
const change = (who: string, deed: "promote" | "demote", product: string) =>
  app.call(`POST ${one}/${deed}`, { as: who, params: named(product) });
const promoted = async () => {
  const { body } = await app.call("GET /events/:event/products", {
    as: as.support,
    params: { event: "portal" },
    query: { promoted__eq: "true", sort: "ranking" },
  });
  return body.content.map(({ key, ranking }) => `${ranking} ${key}`);
};

describe("the ranking", () => {
  const rank = (
    products: readonly string[],
    more: { seen?: string[]; as?: string; of?: string } = {},
  ) => {
    const { as: who = as.manager, of = products[0] ?? "", ...body } = more;
    return app.call("POST /events/:event/companies/:companyKey/products/:productKey/ranking", {
      ...{ as: who, params: named(of), body: { products, ...body } },
    });
  };
  const promote = async (...keys: string[]) => {
    for (const key of keys) await change(as.manager, "promote", key);
  };
  const stored = async () => {
    const rows = await db()
      .selectFrom("event_products")
      .where("promoted", "=", true)
      .select(["product_key", "ranking"])
      .orderBy("ranking")
      .execute();
    return rows.map(({ product_key, ranking }) => `${ranking} ${product_key}`);
  };

  test("is of the whole event; demotion closes the gap", async () => {
    await promote("house-a", "mill-a", "house-b");
    expect((await rank(["house-b", "house-a", "mill-a"])).body.products).toEqual([
      ...[
        { key: "house-b", ranking: 1 },
        { key: "house-a", ranking: 2 },
        { key: "mill-a", ranking: 3 },
      ],
    ]);
    await change(as.manager, "demote", "house-a");
    expect(await stored()).toEqual(["1 house-b", "2 mill-a"]);
    expect(
      (await app.call(`GET ${one}`, { as: as.manager, params: named("house-a") })).body,
    ).toMatchObject({
      ...{ promoted: false, ranking: null },
    });
  });

  test("takes the named ones first, once each, and of promoted ones alone", async () => {
    await promote("house-a", "mill-a", "house-b");
    await rank(["house-b"]);
    expect(await promoted()).toEqual(["1 house-b", "2 house-a", "3 mill-a"]);
    expect((await rank(["house-b", "house-b"])).status).toBe(400);
    expect((await rank(["house-a"], { of: "mill-a" })).status).toBe(400);
    expect((await rank(["house-a", "house-c"])).body).toMatchObject({
      ...{ code: "conflict", additional_data: { current: ["house-b", "house-a", "mill-a"] } },
    });
    expect((await rank(["house-a"], { as: as.reader })).status).toBe(403);
    expect((await rank(["house-a"], { as: as.stranger })).status).toBe(404);
    expect((await rank(["house-a"], { as: as.editor })).status).toBe(403);
  });

  test("of two who move at once the later is told the newer order", async () => {
    await promote("house-a", "mill-a", "house-b");
    const seen = ["house-a", "mill-a", "house-b"];
    expect((await rank(["mill-a", "house-a", "house-b"], { seen })).status).toBe(200);
    const late = await rank(["house-b", "house-a", "mill-a"], { seen });
    expect(late.status).toBe(409);
    expect(late.body.additional_data).toEqual({ current: ["mill-a", "house-a", "house-b"] });
  });

  test("has neither gaps nor doubles after twenty who rank, promote and demote at once", async () => {
    const keys = ["house-a", "house-b", "house-c", "mill-a", "mill-b", "mill-c"];
    await promote(...keys);
    const calls = Array.from({ length: 20 }, (_, at) => {
      if (at % 4 === 1) return change(as.manager, "demote", keys[at % 6] ?? "");
      if (at % 4 === 3) return change(as.support, "promote", keys[at % 6] ?? "");
      const turned = keys.map((_key, place) => keys[(place + at) % 6] ?? "");
      return rank(turned.slice(0, 1 + (at % 6)));
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const rows = await stored();
    expect(rows.map((row) => Number(row.split(" ")[0]))).toEqual(rows.map((_row, at) => at + 1));
  });

  test("shows no gap of what has gone into the trash, which comes back to its place", async () => {
    await promote("house-a", "mill-a", "house-b");
    const trash = (trashed_at: Date | null) =>
      db().updateTable("products").where("key", "=", "mill-a").set({ trashed_at }).execute();
    await trash(new Date());
    expect(await promoted()).toEqual(["1 house-a", "2 house-b"]);
    expect((await rank(["mill-a"])).status).toBe(404);
    await trash(null);
    expect(await promoted()).toEqual(["1 house-a", "2 mill-a", "3 house-b"]);
  });
});
