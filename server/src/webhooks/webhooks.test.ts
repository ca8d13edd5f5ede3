import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { openNetworks } from "../kernel/outgoing/public-addresses.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { createDelivery, createWebhook } from "./factory.ts";
import { webhookRoutes } from "./routes.ts";
import { headersOf } from "./sending/sign.ts";

let database: FreshDatabase;
let app: TestApp;
let companyKey: string;
let manager: string;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [webhookRoutes], ...(await testIdentity()) });
});
beforeEach(async () => {
  companyKey = (await createCompany()).key;
  manager = await person("SUPPLIER_MANAGER");
});
afterEach(() => openNetworks([]));
afterAll(async () => {
  await app.close();
  await database.close();
});

const person = async (role: "SUPPLIER_MANAGER" | "SUPPLIER_EDITOR" | "BUYER_MANAGER") =>
  (await createUser({ company_key: companyKey, roles: [role] })).key;
const form = { address: "https://hooks.example.com/neroli?for=us", events: ["request.created"] };
const create = (body: object = form, as = manager) =>
  app.call("POST /companies/:companyKey/webhooks", { as, params: { companyKey }, body });
const list = async (as = manager) =>
  (await app.call("GET /companies/:companyKey/webhooks", { as, params: { companyKey } })).body;
const save = (webhookKey: string, body: object) =>
  app.call("PUT /companies/:companyKey/webhooks/:webhookKey", {
    as: manager,
    params: { companyKey, webhookKey },
    body: { ...form, version: 1, ...body },
  });
const entries = () =>
  db()
    .selectFrom("audit_entries")
    .where("company_key", "=", companyKey)
    .select(["action", "before", "after"])
    .orderBy("id")
    .execute();

test("the signature is that of Standard Webhooks", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";
  const body = '{"test": 2432232314}';
  expect(headersOf({ id, timestamp: 1_614_265_330, body }, [secret])).toEqual({
    "webhook-id": id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

describe("a webhook", () => {
  test("is made, listed, changed and removed; the secret is told once and stored as no text", async () => {
    const { body: made, status } = await create();
    expect(status).toBe(200);
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const { secret, ...rest } = made;
    expect(rest).toMatchObject({ ...form, enabled: true, description: "", failed: 0, version: 1 });
    expect(await list()).toEqual({ webhooks: [rest] });
    const row = await db()
      .selectFrom("webhooks")
      .where("key", "=", made.key)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.secret.toString("latin1")).not.toContain(secret.slice(6));
    const { body: saved } = await save(made.key, { enabled: false, description: "Our ERP" });
    expect(saved).toMatchObject({ enabled: false, description: "Our ERP", version: 2 });
    const params = { companyKey, webhookKey: made.key };
    const remove = () =>
      app.call("DELETE /companies/:companyKey/webhooks/:webhookKey", { as: manager, params });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await list()).toEqual({ webhooks: [] });
    const trail = await entries();
    expect(trail.map(({ action }) => action)).toEqual([
      "company.webhook-created",
      "company.webhook-saved",
      "company.webhook-removed",
    ]);
    expect(JSON.stringify(trail)).not.toContain(secret);
    expect(trail[1]).toMatchObject({
      before: { webhook: made.key, enabled: true, description: "" },
      after: { webhook: made.key, enabled: false, description: "Our ERP" },
    });
  });

  test("that somebody has changed meanwhile is not overwritten; the same again is no change", async () => {
    const { body: made } = await create();
    expect((await save(made.key, { description: "A" })).body.version).toBe(2);
    expect((await save(made.key, { description: "A" })).status).toBe(200);
    const { status, body } = await save(made.key, { description: "B" });
    expect([status, body.code]).toEqual([409, "conflict"]);
    expect(body.additional_data).toMatchObject({ version: 2, changed: ["description"] });
  });

  test("switched on by people is no longer switched off by itself", async () => {
    const { key } = await createWebhook({
      company_key: companyKey,
      enabled: false,
      switched_off_at: new Date(),
      switched_off_because: "GONE",
    });
    expect((await list()).webhooks[0]?.switched_off).toMatchObject({ because: "GONE" });
    const { body } = await save(key, { enabled: true });
    expect(body).toMatchObject({ enabled: true, switched_off: null });
  });

  test("there are ten at most, also when two are made at once", async () => {
    for (let made = 0; made < 9; made++) await createWebhook({ company_key: companyKey });
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.map(({ body }) => body.code)).toContain("webhooks.full");
  });

  test.each([
    ["http://hooks.example.com/", "secure-link"],
    ["https://127.0.0.1/", "errors.webhooks.not-public"],
    ["https://[fd00::1]/", "errors.webhooks.not-public"],
    ["https://0xa9fea9fe/", "errors.webhooks.not-public"],
    ["https://ada:secret@hooks.example.com/", "webhook-address"],
    ["https://hooks.example.com:25/", "webhook-address"],
    ["https://hooks.example.com/#part", "webhook-address"],
    ["ftp://hooks.example.com/", "webhook-address"],
  ])("%s is no address of one: %s", async (address, code) => {
    const { status, body } = await create({ ...form, address });
    expect(status).toBe(400);
    expect(body.additional_data?.failures).toMatchObject([{ path: "address", code }]);
    const { key } = await createWebhook({ company_key: companyKey });
    expect((await save(key, { address })).status).toBe(400);
  });

  test("within networks that the operator has opened, it may be without TLS", async () => {
    openNetworks(["10.1.0.0/16"]);
    expect((await create({ ...form, address: "http://10.1.2.3:8080/" })).status).toBe(200);
    expect((await create({ ...form, address: "http://10.2.2.3:8080/" })).status).toBe(400);
  });

  test("names events that there are, and one at least", async () => {
    for (const events of [[], ["lead.cold"], ["webhook.ping"]]) {
      expect((await create({ ...form, events })).status).toBe(400);
    }
  });
});

describe("who may", () => {
  test("the company's managers and support; its editors and its buyers' managers may not", async () => {
    const support = (await createUser({ company_key: null, roles: ["NEROLI_ADMIN"] })).key;
    expect((await create(form, support)).status).toBe(200);
    expect((await list(support)).webhooks).toHaveLength(1);
    for (const role of ["SUPPLIER_EDITOR", "BUYER_MANAGER"] as const) {
      expect((await create(form, await person(role))).status).toBe(403);
    }
    const params = { companyKey };
    expect((await app.call("GET /companies/:companyKey/webhooks", { params })).status).toBe(401);
  });

  test("another company's manager finds none of it, by its own key neither", async () => {
    const { key: webhookKey } = await createWebhook({ company_key: companyKey });
    const delivery = await createDelivery({ webhook_key: webhookKey, state: "FAILED" });
    const own = (await createCompany()).key;
    const { key: as } = await createUser({ company_key: own, roles: ["SUPPLIER_MANAGER"] });
    const at = { params: { companyKey: own, webhookKey, deliveryKey: delivery.key }, as };
    const answers = [
      app.call("GET /companies/:companyKey/webhooks/:webhookKey/deliveries", at),
      app.call("POST /companies/:companyKey/webhooks/:webhookKey/ping", at),
      app.call("POST /companies/:companyKey/webhooks/:webhookKey/secret", at),
      app.call(
        "POST /companies/:companyKey/webhooks/:webhookKey/deliveries/:deliveryKey/replay",
        at,
      ),
      app.call("DELETE /companies/:companyKey/webhooks/:webhookKey", at),
    ];
    for (const { status } of await Promise.all(answers)) expect(status).toBe(404);
  });

  test("a delivery is replayed by its own webhook alone", async () => {
    const [mine, other] = [
      await createWebhook({ company_key: companyKey }),
      await createWebhook({ company_key: companyKey }),
    ];
    const { key: deliveryKey } = await createDelivery({ webhook_key: other.key, state: "FAILED" });
    const { status } = await app.call(
      "POST /companies/:companyKey/webhooks/:webhookKey/deliveries/:deliveryKey/replay",
      { as: manager, params: { companyKey, webhookKey: mine.key, deliveryKey } },
    );
    expect(status).toBe(404);
  });
});
