import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/factory.ts";
import { createCompany } from "../../companies/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createProduct } from "../../products/factory.ts";
import { createEventProduct } from "../factory.ts";
import { eventProductRoutes } from "./routes.ts";
import { createEventProducts } from "./testing-products.ts";

let database: { close(): Promise<void> };
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let as: Awaited<ReturnType<typeof createEventProducts>>;

beforeAll(async () => {
  database = await freshDatabase();
  as = await createEventProducts();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [eventProductRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});
beforeEach(async () => {
  await db().deleteFrom("event_products").execute();
  await db().updateTable("event_companies").set({ all_products: true, enabled: true }).execute();
  await db().updateTable("products").set({ trashed_at: null, state: "LISTED" }).execute();
});

const one = "/companies/:companyKey/events/:event/products/:productKey";
const named = (productKey: string, event = "portal") => ({
  ...{ companyKey: productKey.split("-")[0] ?? "", event, productKey },
});
const read = (who: string, product: string, event = "portal") =>
  app.call(`GET ${one}`, { as: who, params: named(product, event) });
const change = (who: string, deed: "enable" | "disable" | "promote" | "demote", product: string) =>
  app.call(`POST ${one}/${deed}`, { as: who, params: named(product) });
const list = async (who: string, query = {}, event = "portal") => {
  const { status, body } = await app.call("GET /events/:event/products", {
    ...{ as: who, params: { event }, query },
  });
  return status === 200 ? body.content : status;
};
const promoted = async () => {
  const rows = await list(as.support, { promoted__eq: "true", sort: "ranking" });
  return typeof rows === "number" ? rows : rows.map(({ key, ranking }) => `${ranking} ${key}`);
};
const audited = async (action: string) =>
  (
    await db()
      .selectFrom("audit_entries")
      .where("action", "=", action as "event.product-saved")
      .select(["entity_key", "company_key", "before", "after"])
      .orderBy("id")
      .execute()
  ).at(-1);
const told = async () =>
  (
    await db()
      .selectFrom("outbox")
      .where("topic", "=", "event.changed")
      .select(["key", "data"])
      .orderBy("id")
      .execute()
  ).at(-1);

describe("the products of an event", () => {
  test("for who manages them; in an exhibition an exhibitor's people see theirs alone", async () => {
    expect(await list(as.manager)).toHaveLength(6);
    expect(await list(as.support)).toHaveLength(6);
    expect(await list(as.people)).toBe(403);
    expect(await list(as.reader)).toBe(403);
    expect(await list(as.stranger)).toBe(404);
    expect(await list(as.outsider)).toBe(404);
    expect(await list(as.manager, {}, "other-portal")).toBe(404);
    expect(await list(as.manager, {}, "fair")).toBe(404);
    const own = await list(as.editor, {}, "fair");
    expect(typeof own === "number" ? own : own.map(({ key }) => key)).toEqual([
      ...["house-a", "house-b", "house-c"],
    ]);
    const { status } = await app.call("GET /events/:event/products", { params: { event: "fair" } });
    expect(status).toBe(401);
  });

  test("are narrowed, and sorted", async () => {
    await change(as.manager, "disable", "mill-b");
    const keys = async (query: Record<string, string>) => {
      const rows = await list(as.manager, query);
      return typeof rows === "number" ? rows : rows.map(({ key }) => key).join(" ");
    };
    expect(await keys({ enabled__eq: "false" })).toBe("mill-b");
    expect(await keys({ name__icontains: "HOUSE B" })).toBe("house-b");
    expect(await keys({ company__eq: "mill", sort: "-name" })).toBe("mill-c mill-b mill-a");
    expect(await keys({ type__eq: "SERVICES" })).toBe("");
    expect(await list(as.manager, { type__eq: "CIRCUS" })).toBe(400);
  });

  test("are not there as drafts, in the trash, or of companies that do not take part", async () => {
    await db()
      .updateTable("products")
      .where("key", "=", "house-a")
      .set({ state: "DRAFT" })
      .execute();
    await db()
      .updateTable("products")
      .where("key", "=", "house-b")
      .set({ trashed_at: new Date() })
      .execute();
    for (const product of ["house-a", "house-b", "elsewhere-a"]) {
      expect((await read(as.support, product)).status, product).toBe(404);
      expect((await change(as.support, "promote", product)).status, product).toBe(404);
    }
    expect(await list(as.support)).toHaveLength(4);
    const { body } = await app.call("POST /events/:event/products/promote", {
      as: as.manager,
      params: { event: "portal" },
      body: { products: ["house-a", "house-c", "elsewhere-a", "no-such-product"] },
    });
    expect(body).toEqual({
      changed: ["house-c"],
      left: ["house-a", "elsewhere-a", "no-such-product"],
    });
  });

  test("follow their company's rule until something is said of them", async () => {
    await db().updateTable("event_companies").set({ all_products: false }).execute();
    expect((await read(as.manager, "house-a")).body).toMatchObject({ enabled: false, version: 0 });
    expect((await change(as.manager, "enable", "house-a")).body).toMatchObject({
      ...{ enabled: true, version: 1 },
    });
    expect(await list(as.manager, { enabled__eq: "true" })).toHaveLength(1);
    expect(await audited("event.product-enabled")).toMatchObject({
      ...{ entity_key: "portal", company_key: "house" },
      ...{ before: { enabled: false }, after: { enabled: true, product: "house-a" } },
    });
    expect(await told()).toEqual({ key: "portal", data: { companies: ["house"] } });
  });
});

describe("who may change them", () => {
  test("in a portal who manages them; its companies' editors read theirs", async () => {
    expect((await change(as.manager, "disable", "house-a")).status).toBe(200);
    expect((await change(as.people, "disable", "house-a")).status).toBe(403);
    expect((await change(as.stranger, "disable", "house-a")).status).toBe(404);
    expect((await read(as.editor, "house-a")).status).toBe(200);
    expect((await change(as.editor, "enable", "house-a")).status).toBe(403);
    expect((await read(as.editor, "mill-a")).status).toBe(404);
    expect((await change(as.editor, "enable", "mill-a")).status).toBe(404);
  });

  test("in an exhibition an exhibitor's editors theirs, but to promote and rank is support's", async () => {
    const params = named("house-a", "fair");
    const said = (body: object) => app.call(`PUT ${one}`, { as: as.editor, params, body });
    const form = { version: 0, display_name: "Of the fair", enabled: false, promoted: false };
    expect((await said(form)).body).toMatchObject({ display_name: "Of the fair", version: 1 });
    expect((await said({ ...form, version: 1, promoted: true })).status).toBe(403);
    for (const deed of ["promote", "demote"] as const) {
      const { status } = await app.call(`POST ${one}/${deed}`, { as: as.editor, params });
      expect(status, deed).toBe(403);
    }
    expect((await app.call(`POST ${one}/enable`, { as: as.editor, params })).status).toBe(200);
    const foreign = await app.call(`PUT ${one}`, { as: as.miller, params, body: form });
    expect(foreign.status).toBe(404);
  });

  test("of a disabled event nobody but support hears anything", async () => {
    await db().updateTable("events").where("key", "=", "fair").set({ enabled: false }).execute();
    expect(await list(as.editor, {}, "fair")).toBe(404);
    expect(await list(as.support, {}, "fair")).toHaveLength(6);
    await db().updateTable("events").where("key", "=", "fair").set({ enabled: true }).execute();
  });
});

describe("a product is saved", () => {
  const save = (body: object) =>
    app.call(`PUT ${one}`, { as: as.manager, params: named("house-a"), body });
  const form = { version: 0, display_name: "Rose", enabled: true, promoted: false };

  test("once; two who changed it meanwhile are told apart", async () => {
    expect((await save(form)).body).toMatchObject({ display_name: "Rose", version: 1 });
    // Sent again, it is so already.
    expect((await save(form)).body).toMatchObject({ version: 1 });
    const late = await save({ ...form, display_name: "Lily" });
    expect(late.status).toBe(409);
    expect(late.body.additional_data).toMatchObject({ version: 1, changed: ["display_name"] });
    expect((await save({ ...form, version: 1, display_name: "x".repeat(201) })).status).toBe(400);
  });

  test("with its place among the promoted ones", async () => {
    for (const key of ["mill-a", "mill-b"]) await change(as.manager, "promote", key);
    const { body } = await save({ ...form, promoted: true, ranking: 2 });
    expect(body).toMatchObject({ promoted: true, ranking: 2 });
    expect(await promoted()).toEqual(["1 mill-a", "2 house-a", "3 mill-b"]);
    expect(await audited("event.product-saved")).toMatchObject({
      ...{ before: { ranking: null }, after: { ranking: 2, product: "house-a" } },
    });
    await save({ ...form, version: body.version });
    expect(await promoted()).toEqual(["1 mill-a", "2 mill-b"]);
  });

  test("is let in by create, unless something is said of it already", async () => {
    const create = (key: string) =>
      app.call("POST /companies/:companyKey/events/:event/products/create", {
        as: as.manager,
        params: { companyKey: "house", event: "portal" },
        body: { key, display_name: "Lily" },
      });
    expect((await create("house-a")).body).toMatchObject({ display_name: "Lily", version: 1 });
    expect((await create("house-a")).body).toMatchObject({ code: "portals.product-there" });
    expect((await create("mill-a")).status).toBe(404);
    expect((await create("Not a key")).status).toBe(400);
  });
});

describe("for those who read", () => {
  const shown = async (who: string, event: string, query = {}) => {
    const { status, body } = await app.call("GET /events/:event/companies/:companyKey/products", {
      ...{ as: who, params: { event, companyKey: "house" }, query },
    });
    return status === 200 ? body.content.map(({ key }) => key) : status;
  };
  const lite = async (who: string, product: string, type = "INGREDIENTS") => {
    const { status, body } = await app.call(
      "GET /events/:event/companies/:companyKey/products/:productKey/:type/lite",
      { as: who, params: { ...named(product), type } },
    );
    return status === 200 ? [body.name, body.display_name, body.promoted] : status;
  };

  test("what is shown, promoted ones first", async () => {
    await change(as.manager, "promote", "house-c");
    await change(as.manager, "disable", "house-a");
    expect(await shown(as.reader, "portal")).toEqual(["house-c", "house-b"]);
    expect(await shown(as.manager, "portal")).toEqual(["house-c", "house-a", "house-b"]);
    expect(await shown(as.reader, "portal", { promoted__eq: "true" })).toEqual(["house-c"]);
    expect(await shown(as.reader, "portal", { key: "house-b" })).toEqual(["house-b"]);
    expect(await shown(as.reader, "portal", { segment: "HOMECARE" })).toEqual([]);
    expect(await shown(as.stranger, "fair")).toHaveLength(3);
    expect(await shown(as.stranger, "portal")).toBe(404);
    await db().updateTable("event_companies").set({ enabled: false }).execute();
    expect(await shown(as.reader, "portal")).toBe(404);
    expect(await shown(as.editor, "portal")).toHaveLength(3);
  });

  test("the little that a list shows", async () => {
    const [event_key, company_key, product_key] = ["portal", "house", "house-a"];
    const display_name = "Rose of the portal";
    await createEventProduct({ event_key, company_key, product_key, display_name });
    expect(await lite(as.reader, "house-a")).toEqual(["house a", display_name, false]);
    expect(await lite(as.reader, "house-a", "SERVICES")).toBe(404);
    expect(await lite(as.stranger, "house-a")).toBe(404);
    await change(as.manager, "disable", "house-a");
    expect(await lite(as.reader, "house-a")).toBe(404);
  });

  test("nothing of a company that excludes theirs; a renamed one under its old key, too", async () => {
    await createCompany({ key: "picky", name: "picky", excluded_types: ["CONSUMER_CARE_BRAND"] });
    await createProduct({ key: "picky-a", company_key: "picky" });
    await db()
      .insertInto("event_companies")
      .values({ event_key: "fair", company_key: "picky" })
      .execute();
    const params = { event: "fair", companyKey: "picky" };
    const call = "GET /events/:event/companies/:companyKey/products" as const;
    expect((await app.call(call, { as: as.stranger, params })).status).toBe(404);
    expect((await app.call(call, { as: as.support, params })).status).toBe(200);
    await db().updateTable("companies").where("key", "=", "picky").set({ key: "choosy" }).execute();
    await db()
      .insertInto("company_old_keys")
      .values({ old_key: "picky", company_key: "choosy" })
      .execute();
    expect((await app.call(call, { as: as.support, params })).body.content).toHaveLength(1);
  });
});
