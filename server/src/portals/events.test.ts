import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { registrationRoutes } from "../registration/routes.ts";
import { createUser } from "../users/factory.ts";
import { portalCompanyRoutes } from "./companies/routes.ts";
import { createEvent, createEventUser } from "./factory.ts";
import { portalRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let support: { key: string };
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({
    routes: [portalRoutes, portalCompanyRoutes, registrationRoutes],
    ...(await testIdentity()),
  });
  support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const fair = {
  name: "Nérol® Fair 20",
  display_name: "Fair",
  type: "TRADE_SHOW",
  starts_on: "2027-03-02",
  ends_on: "2027-03-04",
  place: "Messe, Hamburg",
  country: "DE",
  time_zone: "Europe/Berlin",
};
const create = (body: object, as = support.key) => app.call("POST /events", { as, body });
/** What of an event may be changed, as it is now. */
async function formOf(id: string) {
  const { body } = await app.call("GET /events/:id", { as: support.key, params: { id } });
  const { name, display_name, description, enabled, promoted, starts_on, ends_on } = body;
  const { place, country, time_zone, version } = body;
  return {
    ...{ name, display_name, description, enabled, promoted, starts_on, ends_on },
    ...{ place, country, time_zone, version },
  };
}
const save = (id: string, body: object, as = support.key) =>
  app.call("PUT /events/:id", { as, params: { id }, body });
const trail = async (key: string) =>
  db()
    .selectFrom("audit_entries")
    .where("entity_key", "=", key)
    .select(["action", "before", "after"])
    .orderBy("id")
    .execute();

describe("POST /events", () => {
  test("makes an event, its key of the name, as companies do it", async () => {
    const { status, body } = await create(fair);
    expect([status, body]).toMatchObject([
      200,
      { ...fair, key: "nerol-fair-20", enabled: true, promoted: false, version: 1, companies: 0 },
    ]);
    expect(await trail("nerol-fair-20")).toMatchObject([
      { action: "event.created", after: { type: "TRADE_SHOW", place: "Messe, Hamburg" } },
    ]);
    const told = await db()
      .selectFrom("outbox")
      .where("topic", "=", "event.changed")
      .where("key", "=", "nerol-fair-20")
      .select("data")
      .execute();
    expect(told).toEqual([{ data: { companies: null } }]);
  });

  test("or of the key that is given; a name without letters of ours has one too", async () => {
    expect((await create({ ...fair, key: "given-key" })).body.key).toBe("given-key");
    expect((await create({ ...fair, name: "化粧品展" })).body.key).toMatch(/^event-[a-z0-9]{10}$/);
  });

  test.each([["users"], ["twice"]])("the key %s is taken", async (key) => {
    if (key === "twice") await createEvent({ key });
    const { status, body } = await create({ ...fair, key });
    expect([status, body.code]).toEqual([409, "portals.key-taken"]);
  });

  test.each([
    [{ type: "SUPPLIER_PORTAL" }, "type"],
    [{ ends_on: "2027-03-01" }, "ends_on"],
    [{ starts_on: "2027-02-30" }, "starts_on"],
    [{ time_zone: "Mars/Olympus" }, "time_zone"],
    [{ country: "XX" }, "country"],
    [{ key: "Not A Key" }, "key"],
    [{ display_name: " " }, "display_name"],
  ])("%j is refused", async (wrong, path) => {
    const { status, body } = await create({ ...fair, name: "Refused", ...wrong });
    expect([status, body.additional_data?.failures?.[0]?.path]).toEqual([400, path]);
  });
});

describe("PUT /events/:id", () => {
  test("changes all but key and type; the same again changes nothing", async () => {
    const { key } = await createEvent({ type: "EXPO" });
    const form = { ...(await formOf(key)), display_name: "Renamed", promoted: true };
    const { status, body } = await save(key, form);
    expect([status, body]).toMatchObject([
      200,
      { key, type: "EXPO", display_name: "Renamed", promoted: true, version: 2 },
    ]);
    // As of whoever got no answer.
    expect((await save(key, form)).body.version).toBe(2);
    expect((await trail(key)).map(({ action }) => action)).toEqual(["event.saved"]);
    expect((await save(key, { ...form, type: "CONGRESS" })).status).toBe(400);
  });

  test("of two who read the same state the second is refused", async () => {
    const { key } = await createEvent();
    const form = await formOf(key);
    expect((await save(key, { ...form, place: "Lyon" })).status).toBe(200);
    const { status, body } = await save(key, { ...form, place: "Milan" });
    expect([status, body.code]).toEqual([409, "conflict"]);
  });

  test("what is disabled is gone at the next call, and back when it is enabled", async () => {
    const { key: company } = await createCompany();
    const { key } = await createEvent({ companies: [company] });
    const member = await createUser();
    await createEventUser({
      event_key: key,
      user_key: member.key,
      permissions: { "company.portal.brand": "manage" },
    });
    const sees = async () => {
      const mine = await app.call("GET /events", { as: member.key });
      const there = await app.call("GET /public/portals/:portal", { params: { portal: key } });
      const companies = await app.call("GET /portals/:portal/companies", {
        as: member.key,
        params: { portal: key },
      });
      return [mine.body.content.length, there.status, companies.status];
    };
    expect(await sees()).toEqual([1, 200, 200]);
    await save(key, { ...(await formOf(key)), enabled: false });
    expect(await sees()).toEqual([0, 404, 404]);
    await save(key, { ...(await formOf(key)), enabled: true });
    expect(await sees()).toEqual([1, 200, 200]);
    expect((await trail(key)).map(({ action }) => action)).toEqual([
      "event.disabled",
      "event.enabled",
    ]);
  });

  test("who signed up waits no more where the exhibition is disabled", async () => {
    const { key: portal } = await createEvent({ type: "EXHIBITION" });
    const person = await createUser();
    const join = () =>
      app.call("POST /portals/:portal/users/signup", {
        as: person.key,
        params: { portal },
        body: { event_terms_accepted: true },
      });
    expect((await join()).status).toBe(200);
    await save(portal, { ...(await formOf(portal)), enabled: false });
    expect((await join()).status).toBe(404);
  });
});

describe("GET /events", () => {
  test("support: by type, state, days and place; 100 at once", async () => {
    const mark = "Filtered";
    const made = async (given: Parameters<typeof createEvent>[0]) =>
      createEvent({ ...given, display_name: `${mark} ${given?.key}` });
    await made({ key: "past", type: "EXPO", starts_on: "2020-01-01", ends_on: "2020-01-02" });
    await made({ key: "next", type: "CONGRESS", starts_on: "2030-01-01", place: "Lyon" });
    await made({ key: "off", type: "BRAND_PORTAL", enabled: false });
    const found = async (query: Record<string, string>) => {
      const { body } = await app.call("GET /events", {
        as: support.key,
        query: { display_name__icontains: mark, ...query },
      });
      expect(body.size).toBe(100);
      return body.content.map(({ key }) => key);
    };
    expect(await found({})).toEqual(["next", "off", "past"]);
    expect(await found({ type__in: "EXPO,CONGRESS" })).toEqual(["next", "past"]);
    expect(await found({ enabled__eq: "false" })).toEqual(["off"]);
    expect(await found({ enabled__eq: "true", sort: "-starts_on" })).toEqual(["next", "past"]);
    expect(await found({ ends_from: "2020-01-03" })).toEqual(["next", "off"]);
    expect(await found({ starts_until: "2029-12-31" })).toEqual(["past"]);
    expect(await found({ place__icontains: "LYON" })).toEqual(["next"]);
  });
});

describe("who may", () => {
  const calls = [
    ["GET /events/:id", {}],
    ["POST /events", { body: {} }],
    ["PUT /events/:id", { body: {} }],
  ] as const;
  test.each(calls)("%s: support alone", async (name, sent) => {
    const manager = await createUser({ roles: ["SUPPLIER_MANAGER"] });
    const params = { id: "any" };
    const wrong = await app.call(name, { as: manager.key, params, ...sent });
    expect(wrong.body.code).toBe("access.forbidden");
    expect((await app.call(name, { params, ...sent })).body.code).toBe("access.signed-out");
  });

  test("one that there is not is not found", async () => {
    const { key } = await createEvent();
    const form = await formOf(key);
    expect((await save("no-such", form)).status).toBe(404);
    const asked = { as: support.key, params: { id: "no-such" } };
    expect((await app.call("GET /events/:id", asked)).status).toBe(404);
  });
});
