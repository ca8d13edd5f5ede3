import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { systemActor } from "../kernel/actor.ts";
import { audit } from "../kernel/audit.ts";
import { db, transaction } from "../kernel/db/db.ts";
import { routes } from "../kernel/http/routes.ts";
import { keepSecurityLog, noteSecurity } from "../kernel/security-log.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createThrottle } from "../kernel/throttle.ts";
import { createUser } from "../users/factory.ts";
import { trimSecurityEvents } from "./jobs.ts";
import { securityEventRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [labels, securityEventRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => sql`truncate security_events`.execute(db()));

const labels = routes(
  { "GET /labels": { access: "support", summary: "", response: z.object({}) } } as const,
  {
    "GET /labels": async () => {
      await noteSecurity({
        kind: "domain-proven",
        company_key: "velouria",
        details: { domain: "velouria.example", by: "support" },
      });
      return {};
    },
  },
);

const events = () => db().selectFrom("security_events").selectAll().orderBy("id").execute();

test("an event has the person, the company, the address, the browser and the request", async () => {
  const support = await createUser({ roles: ["NEROLI_ADMIN"] });
  const headers = { "user-agent": "x".repeat(1_000) };
  expect((await app.call("GET /labels", { as: support.key, headers })).status).toBe(200);
  expect(await events()).toMatchObject([
    {
      kind: "domain-proven",
      user_key: support.key,
      actor_key: null,
      company_key: "velouria",
      address: "127.0.0.1",
      user_agent: "x".repeat(400),
      request_id: expect.any(String),
      count: 1,
      details: { domain: "velouria.example", by: "support" },
    },
  ]);
});

test("what is undone is not told; outside of a request only what is known", async () => {
  const event = { kind: "signed-out", user_key: "ada", details: {} } as const;
  const failing = transaction(async () => {
    await noteSecurity(event);
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  expect(await events()).toEqual([]);
  await noteSecurity(event);
  expect(await events()).toMatchObject([{ user_key: "ada", address: null, request_id: null }]);
});

test("a flood of refused calls is one row, counted as it doubles", async () => {
  const [buyer, other] = [await createUser(), await createUser()];
  for (let call = 0; call < 20; call++) {
    expect((await app.call("GET /labels", { as: buyer.key })).status).toBe(403);
  }
  await app.call("GET /labels", { as: other.key });
  const rows = (await events()).filter(({ user_key }) => user_key === buyer.key);
  const told = rows.reduce((sum, { count }) => sum + count, 0);
  // The minute may turn in between: two rows then, each of which tells more than half of its own.
  expect(rows.length).toBeLessThanOrEqual(2);
  expect(told).toBeGreaterThan(10);
  expect(told).toBeLessThanOrEqual(20);
  expect(rows[0]).toMatchObject({ kind: "refused", details: { call: "GET /labels" } });
  expect((await events()).filter(({ user_key }) => user_key === other.key)).toHaveLength(1);
});

test("a throttle that closes is told without its subject", async () => {
  const throttle = createThrottle({ name: "sitemap", failures: 1, seconds: 600 });
  expect(await throttle.count("ada@example.com")).toBe(true);
  expect(await events()).toEqual([]);
  expect(await throttle.count("ada@example.com")).toBe(false);
  const [event] = await events();
  expect(event).toMatchObject({ kind: "throttled", details: { throttle: "sitemap" } });
  expect(JSON.stringify(event)).not.toContain("ada@example.com");
});

test("what the audit trail tells of rights and states stands here, too", async () => {
  const of = (given: string[], company = "velouria") => ({ roles: given, company });
  await transaction(() =>
    audit(
      { ...systemActor, user_key: "lea" },
      { action: "user.blocked", key: "ada", company_key: "velouria" },
      { action: "company.disabled", key: "velouria", company_key: "velouria" },
      {
        action: "user.roles-granted",
        key: "ada",
        before: of(["BUYER"]),
        after: of(["BUYER", "BUYER_MANAGER"]),
      },
      { action: "user.assigned", key: "ada", before: of(["BUYER"]), after: of(["BUYER"], "acme") },
      { action: "label.saved", key: "fine" },
    ),
  );
  const rights = { kind: "rights-changed", user_key: "ada", actor_key: "lea" };
  expect(await events()).toMatchObject([
    { kind: "status-changed", user_key: "ada", actor_key: "lea", details: { to: "blocked" } },
    { kind: "status-changed", user_key: null, company_key: "velouria" },
    { ...rights, details: { granted: ["BUYER_MANAGER"], revoked: [] } },
    { ...rights, details: { granted: [], revoked: [], company: "acme" } },
  ]);
});

test("support reads it page by page, by kind, person, address and day; nobody else does", async () => {
  const support = await createUser({ roles: ["NEROLI_ADMIN"] });
  const person = await createUser();
  const as = support.key;
  for (let at = 0; at < 3; at++) {
    await noteSecurity({ kind: "signed-out", user_key: person.key, details: {} });
  }
  const whom = { user_key: "gone", actor_key: person.key };
  await noteSecurity({ kind: "status-changed", ...whom, details: { to: "blocked" } });
  const find = async (query: Record<string, string>) =>
    (await app.call("GET /security-events", { as, query })).body;
  const first = await find({ size: "3" });
  expect(first.content.map(({ kind }) => kind)).toEqual([
    "status-changed",
    "signed-out",
    "signed-out",
  ]);
  expect(first.content[0]).toMatchObject({ user: null, actor: { key: person.key } });
  expect(first).toMatchObject({ total_elements: 4, total_pages: 2 });
  expect((await find({ size: "3", page: "1" })).content).toHaveLength(1);
  expect((await find({ kind__eq: "signed-out" })).content).toHaveLength(3);
  expect((await find({ user_key__eq: person.key })).content).toHaveLength(4);
  expect((await find({ person__icontains: person.email.toUpperCase() })).content).toHaveLength(4);
  expect((await find({ person__icontains: "nobody of this name" })).content).toEqual([]);
  expect((await find({ address__eq: "192.0.2.7" })).content).toEqual([]);
  const today = dayOf(new Date());
  expect((await find({ at__from: today, at__to: today })).content).toHaveLength(4);
  expect((await find({ at__to: "2020-01-01" })).content).toEqual([]);
  expect((await app.call("GET /security-events")).status).toBe(401);
  expect((await app.call("GET /security-events", { as: person.key })).status).toBe(403);
  const { status } = await app.call("GET /security-events", { as, query: { at__from: "soon" } });
  expect(status).toBe(400);
});

test("a company is found by each key that it ever had, and its people with it", async () => {
  const { key: as } = await createUser({ roles: ["NEROLI_ADMIN"] });
  const { key } = await createCompany({ name: "New Mill" });
  await db().insertInto("company_old_keys").values({ old_key: "mill", company_key: key }).execute();
  const details = { domain: "mill.example", by: "dns" } as const;
  await noteSecurity({ kind: "domain-proven", company_key: "mill", details });
  await noteSecurity({ kind: "domain-proven", company_key: "velouria", details });
  const person = await createUser({ company_key: key });
  await noteSecurity({ kind: "signed-in", user_key: person.key, details: {} });
  for (const company_key__eq of ["mill", key]) {
    const { body } = await app.call("GET /security-events", { as, query: { company_key__eq } });
    expect(body.content).toMatchObject([
      { kind: "signed-in", company: { key, name: "New Mill" } },
      { kind: "domain-proven", company: { key, name: "New Mill" } },
    ]);
  }
});

test("what is older than the operator keeps it goes", async () => {
  await noteSecurity({ kind: "signed-out", user_key: "old", details: {} });
  await sql`update security_events set at = now() - interval '31 days'`.execute(db());
  await noteSecurity({ kind: "signed-out", user_key: "new", details: {} });
  await trimSecurityEvents.run();
  expect(await events()).toHaveLength(2);
  keepSecurityLog(30);
  await trimSecurityEvents.run();
  expect(await events()).toMatchObject([{ user_key: "new" }]);
});
