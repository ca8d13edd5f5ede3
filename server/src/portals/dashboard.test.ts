import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createEvent, createEventAsset, createEventProduct, createEventUser } from "./factory.ts";
import { portalRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [portalRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const read = (event: string, as?: string) =>
  app.call("GET /events/:event/dashboard", { ...(as && { as }), params: { event } });

test("counts what is there, for who manages it", async () => {
  const [one, left, hidden] = [
    await createCompany(),
    await createCompany(),
    await createCompany({ enabled: false }),
  ];
  const { key: event } = await createEvent({
    type: "CUSTOMER_PORTAL",
    companies: [one.key, left.key, hidden.key],
  });
  await db()
    .updateTable("event_companies")
    .where("company_key", "=", left.key)
    .set({ enabled: false })
    .execute();
  const products = [];
  for (const { key: company_key } of [one, one, one, left, hidden]) {
    const { key } = await createProduct({ company_key });
    for (const visibility of ["PUBLIC", "CONFIDENTIAL"] as const) {
      await createAsset({ product_key: key, visibility });
    }
    products.push(key);
  }
  const [first = "", second = ""] = products;
  const said = { event_key: event, company_key: one.key };
  await createEventProduct({ ...said, product_key: first, promoted: true, ranking: 1 });
  await createEventProduct({ ...said, product_key: second, enabled: false });
  const person = async (permissions = {}, status: "VERIFIED" | "BLOCKED" = "VERIFIED") => {
    const { key } = await createUser();
    await createEventUser({ event_key: event, user_key: key, permissions, status });
    return key;
  };
  const ofCompanies = await person({ "company.portal.customer": "manage" });
  const ofPeople = await person({ "user.portal.customer": "manage" });
  const viewer = await person({ "company.portal.customer": "view" });
  await person({}, "BLOCKED");
  await createEventAsset({ event_key: event });
  await createEventAsset({ event_key: event, kind: "LOGO" });
  const support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
  const whole = {
    companies: { enabled: 2, disabled: 1 },
    products: { shown: 2, promoted: 1 },
    documents: { own: 1, public: 2 },
    people: { verified: 3, waiting: 0, blocked: 1 },
  };
  expect((await read(event, support.key)).body).toMatchObject(whole);
  const { body } = await read(event, ofCompanies);
  expect(body).toMatchObject({
    event: { key: event, enabled: true, type: "CUSTOMER_PORTAL" },
    ...{ companies: whole.companies, products: null, documents: null, people: null },
  });
  expect((await read(event, ofPeople)).body).toMatchObject({
    companies: null,
    people: whole.people,
  });
  expect((await read(event, viewer)).status).toBe(403);
  expect((await read(event, (await createUser()).key)).status).toBe(404);
  expect((await read("no-such-event", support.key)).status).toBe(404);
  expect((await read(event)).status).toBe(401);
  await db().updateTable("events").set({ enabled: false }).where("key", "=", event).execute();
  expect((await read(event, ofCompanies)).status).toBe(404);
  expect((await read(event, support.key)).body.event.enabled).toBe(false);
});
