import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { companyRoutes } from "../companies/routes.ts";
import { createAsset } from "../documents/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { createSubscription, dayFromNow } from "./factory.ts";
import { subscriptionRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let support: { key: string };
beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  const routes = [subscriptionRoutes, companyRoutes];
  app = await testApp({ routes, ...(await testIdentity()) });
  support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

let company: { key: string; name: string };
beforeEach(async () => {
  company = await createCompany();
});

const create = (body: object) =>
  app.call("POST /subscriptions", { as: support.key, body: { company: company.key, ...body } });
const act = (action: "deactivate" | "reactivate", subscriptionKey: string) =>
  app.call(`POST /subscriptions/:subscriptionKey/${action}`, {
    as: support.key,
    params: { subscriptionKey },
  });

describe("GET /companies/:companyKey/subscription", () => {
  const read = (as: { key: string }) =>
    app.call("GET /companies/:companyKey/subscription", {
      as: as.key,
      params: { companyKey: company.key },
    });
  const on = (answer: Awaited<ReturnType<typeof read>>) =>
    answer.body.features.filter((each) => each.on).map(({ feature }) => feature);

  test("the one that counts, and what it turns on", async () => {
    const member = await createUser({ roles: ["SUPPLIER_USER"], company_key: company.key });
    const company_key = company.key;
    expect((await read(member)).body.current).toBeNull();
    await createSubscription({ company_key, starts_on: "2020-01-01", ends_on: "2020-12-31" });
    const expired = await read(member);
    expect(expired.body.current).toMatchObject({ status: "EXPIRED" });
    expect(on(expired)).toEqual([]);
    await createSubscription({ company_key, starts_on: dayFromNow(90), ends_on: null });
    await createSubscription({ company_key, starts_on: dayFromNow(60), ends_on: dayFromNow(70) });
    expect((await read(member)).body.current).toMatchObject({
      status: "UPCOMING",
      starts_on: dayFromNow(60),
    });
    await createSubscription({ company_key, ends_on: dayFromNow(7), note: "Never paid in time" });
    const active = await read(member);
    expect(active.body.current).toEqual({
      plan: "PROFESSIONAL",
      status: "ACTIVE",
      starts_on: dayFromNow(-30),
      ends_on: dayFromNow(7),
      days_left: 7,
    });
    expect(on(active)).toEqual(["header", "top-products", "analytics", "leads"]);
    expect((await read(support)).status).toBe(200);
  });

  test("is nobody else's business", async () => {
    const stranger = await createUser({ roles: ["SUPPLIER_MANAGER"] });
    expect((await read(stranger)).status).toBe(404);
    const buyer = await createUser({ company_key: company.key });
    expect((await read(buyer)).status).toBe(403);
    const signedOut = await app.call("GET /companies/:companyKey/subscription", {
      params: { companyKey: company.key },
    });
    expect(signedOut.status).toBe(401);
    const nowhere = await app.call("GET /companies/:companyKey/subscription", {
      as: support.key,
      params: { companyKey: "no-such" },
    });
    expect(nowhere.status).toBe(404);
  });
});

describe("what it turns on and off", () => {
  const today = { plan: "BASIC", starts_on: dayFromNow(0), ends_on: dayFromNow(0) };

  test("the chosen top products and the header picture of the company's page, at once", async () => {
    const { key: company_key } = await createCompany({
      top_products: [
        { offering: "INGREDIENTS", segment: "PERSONALCARE", products: [`old-${company.key}`] },
      ],
    });
    for (const [name, month] of [
      ["old", 1],
      ["new", 2],
    ] as const) {
      const created_at = new Date(Date.UTC(2026, month, 1));
      await createProduct({ key: `${name}-${company.key}`, company_key, created_at });
    }
    await createAsset({ company_key, kind: "HEADER" });
    const page = async () => {
      const params = { companyKey: company_key };
      const { body } = await app.call("GET /companies/:companyKey", { params });
      const products = body.top_products[0]?.products.map(({ key }) => key.split("-")[0]);
      return [products, body.header !== null];
    };
    expect(await page()).toEqual([["new", "old"], false]);
    const { body } = await create({ ...today, company: company_key });
    expect(await page()).toEqual([["old"], true]);
    await act("deactivate", body.key);
    expect(await page()).toEqual([["new", "old"], false]);
  });

  test("analytics and leads of its managers, at the next call", async () => {
    const company_key = company.key;
    const person = async (given: Parameters<typeof createUser>[0]) =>
      (await createUser({ company_key, ...given })).key;
    const managers = [
      await person({ roles: ["SUPPLIER_MANAGER"] }),
      await person({ roles: ["SUPPLIER_MANAGER_UNVERIFIED"] }),
    ];
    const granted = await person({
      roles: ["SUPPLIER_MANAGER"],
      permissions: { analytics_show: "manage", "search.portal.brand": "view" },
    });
    const editor = await person({ roles: ["SUPPLIER_EDITOR"] });
    const held = async (key: string) => (await findAccount(key, "en"))?.actor.permissions;
    const all = async () => Promise.all([...managers, granted, editor].map(held));
    expect(await all()).toEqual([{}, {}, { "search.portal.brand": "view" }, {}]);
    const { body } = await create(today);
    const both = { analytics_show: "view", leads_show: "view" };
    expect(await all()).toEqual([
      both,
      both,
      { ...both, analytics_show: "manage", "search.portal.brand": "view" },
      {},
    ]);
    await act("deactivate", body.key);
    expect(await all()).toEqual([{}, {}, { "search.portal.brand": "view" }, {}]);
  });
});
