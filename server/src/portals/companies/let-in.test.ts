import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/factory.ts";
import { createCompany } from "../../companies/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { randomKey } from "../../kernel/key.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createProduct } from "../../products/factory.ts";
import { createEventProduct } from "../factory.ts";
import { portalCompanyRoutes } from "./routes.ts";
import {
  contact,
  createEventWorld,
  type EventWorld,
  entries,
  told,
} from "./testing-event-companies.ts";

let database: { close(): Promise<void> };
let catalogue: { stop(): Promise<void> };
let app: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [portalCompanyRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

let world: EventWorld;
beforeEach(async () => {
  world = await createEventWorld();
});

const enable = (as: string | undefined, companies: unknown, event = world.portal) =>
  app.call("POST /events/:event/companies/enable", {
    ...(as && { as }),
    params: { event },
    body: { companies },
  });
const disable = (as: string, companies: string[], event = world.portal) =>
  app.call("POST /events/:event/companies/disable", {
    as,
    params: { event },
    body: { companies },
  });

describe("letting companies in", () => {
  test("makes a row, tells it once and keeps it when the company is taken out", async () => {
    const { portal, one, other, manager } = world;
    const first = await enable(manager, [other, one]);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ enabled: [other, one], missing: [] });
    // The one that took part already was not changed.
    expect(await told(portal)).toEqual([{ companies: [other] }]);
    expect(await entries(portal)).toEqual([
      ["event.company-enabled", { enabled: false }, { company: other, enabled: true }, other],
    ]);
    await enable(manager, [other, one]);
    expect(await told(portal)).toHaveLength(1);
    const out = await disable(manager, [other]);
    expect(out.body).toEqual({ disabled: [other], missing: [] });
    await disable(manager, [other]);
    expect(await told(portal)).toHaveLength(2);
    expect((await entries(portal)).map(([action]) => action)).toEqual([
      "event.company-enabled",
      "event.company-disabled",
    ]);
  });

  test("names those that are not there, and lets in the others", async () => {
    const hidden = await createCompany({ verified: false });
    const asked = [hidden.key, "no-such-company", world.other];
    const { body } = await enable(world.manager, asked);
    expect(body).toEqual({ enabled: [world.other], missing: [hidden.key, "no-such-company"] });
    // Support lets in a company that is verified later.
    expect((await enable(world.support, [hidden.key])).body.missing).toEqual([]);
    const { body: never } = await disable(world.manager, ["no-such-company"]);
    expect(never).toEqual({ disabled: [], missing: ["no-such-company"] });
  });

  test("many at the same moment, in any order, make one row each", async () => {
    const companies = await Promise.all(
      Array.from({ length: 12 }, async () => (await createCompany()).key),
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        enable(world.manager, at % 2 ? companies : companies.toReversed()),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const rows = await db()
      .selectFrom("event_companies")
      .where("event_key", "=", world.portal)
      .where("company_key", "in", companies)
      .select("enabled")
      .execute();
    expect(rows).toEqual(companies.map(() => ({ enabled: true })));
    expect(await entries(world.portal)).toHaveLength(companies.length);
  });

  test("is for who manages the companies, of an exhibition for support", async () => {
    const { manager, ofProducts, member, stranger, support, editor, show, other } = world;
    const statuses = async (event: string) => {
      const all: Record<string, number> = {};
      for (const [name, key] of Object.entries({
        ...{ manager, ofProducts, member, stranger, support, editor },
      })) {
        all[name] = (await enable(key, [other], event)).status;
      }
      return all;
    };
    expect(await statuses(world.portal)).toEqual({
      ...{ manager: 200, ofProducts: 403, member: 403, stranger: 404, support: 200, editor: 404 },
    });
    expect(await statuses(show)).toEqual({
      ...{ manager: 404, ofProducts: 404, member: 404, stranger: 404, support: 200, editor: 404 },
    });
    expect((await enable(undefined, [other])).status).toBe(401);
    expect((await enable(support, [], world.portal)).status).toBe(400);
    expect((await enable(support, [other, other])).status).toBe(400);
    expect((await enable(support, [other], "no-such-event")).status).toBe(404);
  });

  test("one by one, also by a key of before", async () => {
    const old_key = `old-${randomKey()}`;
    await db()
      .insertInto("company_old_keys")
      .values({ old_key, company_key: world.other })
      .execute();
    const { body } = await app.call("POST /events/:event/companies/:companyKey/enable", {
      as: world.manager,
      params: { event: world.portal, companyKey: old_key },
    });
    expect(body).toMatchObject({ company: { key: world.other }, enabled: true, version: 1 });
    const out = await app.call("POST /events/:event/companies/:companyKey/disable", {
      as: world.manager,
      params: { event: world.portal, companyKey: world.other },
    });
    expect(out.body).toMatchObject({ enabled: false, can: { enable: true, place: true } });
    for (const [name, key] of [
      ["POST /events/:event/companies/:companyKey/enable", "no-such-company"],
      ["POST /events/:event/companies/:companyKey/disable", world.stranger],
    ] as const) {
      const params = { event: world.portal, companyKey: key };
      expect((await app.call(name, { as: world.manager, params })).status, name).toBe(404);
    }
  });
});

describe("lists of who manages the companies", () => {
  const list = async (as: string, query = {}, event = world.portal) =>
    app.call("GET /events/:event/companies", { as, params: { event }, query });
  const available = async (as: string, query = {}) =>
    app.call("GET /events/:event/companies/available", {
      as,
      params: { event: world.portal },
      query,
    });

  test("by name there or of its own, type and state; ten on a page", async () => {
    const { manager, one, other } = world;
    await enable(manager, [other]);
    await disable(manager, [other]);
    await app.call("PUT /companies/:companyKey/events/:event", {
      as: manager,
      params: { companyKey: one, event: world.portal },
      body: { version: 1, display_name: "Zelkova", contacts: [contact("stand")] },
    });
    const { body } = await list(manager);
    expect(body).toMatchObject({ size: 10, total_elements: 2 });
    expect(body.content.map(({ key, display_name }) => [key, display_name])).toEqual([
      [other, "Birch"],
      [one, "Zelkova"],
    ]);
    expect(body.content[1]).toMatchObject({ contacts: 1, enabled: true, products: 0 });
    const keys = async (query: object) =>
      (await list(manager, query)).body.content.map(({ key }) => key);
    expect(await keys({ display_name__icontains: "ALD" })).toEqual([one]);
    expect(await keys({ display_name__icontains: "zel" })).toEqual([one]);
    expect(await keys({ enabled__eq: "false" })).toEqual([other]);
    expect(await keys({ type__icontains: "distri" })).toEqual([other]);
    expect(await keys({ sort: "-display_name" })).toEqual([one, other]);
    expect((await list(manager, { enabled__eq: "perhaps" })).status).toBe(400);
  });

  test("counts the products that are there", async () => {
    const { manager, one, portal } = world;
    const products = [];
    for (const trashed_at of [null, null, null, new Date()]) {
      products.push((await createProduct({ company_key: one, trashed_at })).key);
    }
    const count = async () => (await list(manager)).body.content[0]?.products;
    expect(await count()).toBe(3);
    const [product_key = ""] = products;
    await createEventProduct({ event_key: portal, company_key: one, product_key, enabled: false });
    expect(await count()).toBe(2);
    await db().updateTable("event_companies").set({ all_products: false }).execute();
    expect(await count()).toBe(0);
    await db().updateTable("event_products").set({ enabled: true }).execute();
    expect(await count()).toBe(1);
  });

  test("who could be let in: companies that are shown and not enabled there", async () => {
    const { manager, one, other } = world;
    const hidden = await createCompany({ name: "Birch bark", enabled: false });
    const keys = async () =>
      (await available(manager, { display_name__icontains: "birch" })).body.content.map(
        ({ key, before }) => [key, before],
      );
    const has = async (key: string) => (await keys()).filter(([each]) => each === key);
    expect(await has(other)).toEqual([[other, false]]);
    expect(await has(one)).toEqual([]);
    expect(await has(hidden.key)).toEqual([]);
    await enable(manager, [other]);
    expect(await has(other)).toEqual([]);
    await disable(manager, [other]);
    expect(await has(other)).toEqual([[other, true]]);
  });

  test("are for nobody else", async () => {
    for (const call of [list, available]) {
      expect((await call(world.ofProducts)).status).toBe(403);
      expect((await call(world.stranger)).status).toBe(404);
      expect((await call(world.editor)).status).toBe(404);
    }
    expect((await list(world.manager, {}, world.show)).status).toBe(404);
    expect((await list(world.support, {}, world.show)).status).toBe(200);
  });
});
