import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createBadge } from "../badges/factory.ts";
import { badgeRoutes } from "../badges/routes.ts";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent, createEventUser } from "../portals/factory.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { makeTable } from "./files/make-table.ts";
import { scanRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [scanRoutes, badgeRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let company: string;
let event: string;
let editor: string;
let visitor: string;
let code: string;
const device = randomUUID();
beforeEach(async () => {
  company = (await createCompany()).key;
  event = (await createEvent({ type: "TRADE_SHOW", companies: [company] })).key;
  editor = (await createUser({ company_key: company, roles: ["SUPPLIER_EDITOR"] })).key;
  visitor = (await createUser({ firstname: "Clara", lastname: "Meier" })).key;
  await createEventUser({ event_key: event, user_key: visitor });
  ({ code } = await createBadge({ event_key: event, user_key: visitor, consents: ["NAME"] }));
});

const params = () => ({ companyKey: company, event });
const scanOf = (more: object = {}) => ({
  id: randomUUID(),
  sequence: 1,
  revision: 1,
  scanned_at: new Date().toISOString(),
  read: code,
  ...more,
});
const send = (scans: object[], more: object = {}, as: string | undefined = editor) =>
  app.call("POST /companies/:companyKey/events/:event/scans", {
    ...(as && { as }),
    params: params(),
    body: { device, now: new Date().toISOString(), scans, ...more },
  });
const list = async (query: Record<string, string> = {}, as = editor) => {
  const { status, body } = await app.call("GET /companies/:companyKey/events/:event/scans", {
    as,
    params: params(),
    query,
  });
  expect(status).toBe(200);
  return body.content;
};

describe("a batch", () => {
  test("keeps each record once, however often and in whatever order it comes", async () => {
    const scans = Array.from({ length: 20 }, (_, at) => scanOf({ sequence: at + 1 }));
    const answers = await Promise.all([
      send(scans),
      send(scans.toReversed()),
      send(scans.slice(5)),
      send([...scans, ...scans].slice(0, 30)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const outcomes = answers.flatMap(({ body }) => body.scans.map((each) => each.outcome));
    expect(outcomes.filter((each) => each === "noted")).toHaveLength(20);
    expect(outcomes.filter((each) => each !== "noted" && each !== "known")).toEqual([]);
    expect((await list({ size: "100" })).map(({ id }) => id).toSorted()).toEqual(
      scans.map(({ id }) => id).toSorted(),
    );
  });

  test("changes a record by the device's last edit, whichever comes last", async () => {
    const first = scanOf({ notes: "First" });
    const third = { ...first, revision: 3, notes: "Third", rating: 4 };
    expect((await send([third])).body.scans).toMatchObject([{ outcome: "noted", revision: 3 }]);
    expect((await send([first])).body.scans).toMatchObject([{ outcome: "known", revision: 3 }]);
    const fourth = { ...first, revision: 4, notes: "Fourth" };
    expect((await send([third, fourth, first])).body.scans).toMatchObject([
      { outcome: "changed", revision: 4 },
    ]);
    expect(await list()).toMatchObject([{ notes: "Fourth", rating: null }]);
  });

  test("changes nothing of another device's", async () => {
    const mine = scanOf({ notes: "Mine" });
    await send([mine]);
    const theirs = { ...mine, revision: 9, notes: "Theirs" };
    const { body } = await send([theirs], { device: randomUUID() });
    expect(body.scans).toMatchObject([{ outcome: "taken", known: false }]);
    expect(await list()).toMatchObject([{ notes: "Mine" }]);
  });

  test("what two devices note on one visitor is both kept", async () => {
    await send([scanOf({ notes: "Asked for samples" })]);
    await send([scanOf({ notes: "Asked for prices" })], { device: randomUUID() });
    const scans = await list();
    expect(scans.map(({ notes }) => notes).toSorted()).toEqual([
      "Asked for prices",
      "Asked for samples",
    ]);
    expect(new Set(scans.map((scan) => scan.visitor?.id)).size).toBe(1);
    expect(await list({ visitor__eq: scans[0]?.visitor?.id ?? "" })).toHaveLength(2);
  });

  test.each([-2, 2])("puts a clock right that is off by %i hours", async (hours) => {
    const off = (minutesAgo: number) =>
      new Date(Date.now() + hours * 3_600_000 - minutesAgo * 60_000).toISOString();
    await send([scanOf({ scanned_at: off(90) })], { now: off(0) });
    const [scan] = await list();
    const ago = Date.now() - Date.parse(scan?.scanned_at ?? "");
    expect(Math.abs(ago - 90 * 60_000)).toBeLessThan(60_000);
    expect(Date.now() - Date.parse(scan?.arrived_at ?? "")).toBeLessThan(60_000);
  });

  test("takes times that cannot be for the nearest that can", async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await send([scanOf({ scanned_at: later }), scanOf({ scanned_at: "0000-01-01T00:00:00Z" })]);
    const times = (await list()).map(({ scanned_at }) => Date.parse(scanned_at));
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
    expect(Math.min(...times)).toBeGreaterThan(Date.now() - 500 * 86_400_000);
  });

  test("is refused whole where it is none", async () => {
    const bad = [
      { read: "" },
      { rating: 6 },
      { id: "1" },
      { revision: 0 },
      { notes: "x".repeat(2_001) },
    ];
    for (const each of bad) expect((await send([scanOf(each)])).status).toBe(400);
    expect((await send([])).status).toBe(400);
    expect((await send(Array.from({ length: 101 }, () => scanOf()))).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

describe("a code", () => {
  test("that nobody has is kept, and leads to its visitor as soon as there is one", async () => {
    const { key } = await createUser({ firstname: "Noor", lastname: "Haddad" });
    await createEventUser({ event_key: event, user_key: key });
    const other = await createBadge({ event_key: event, user_key: key, consents: ["NAME"] });
    await db().deleteFrom("badge_codes").where("code", "=", other.code).execute();
    const { body } = await send([scanOf({ read: other.code }), scanOf({ read: "A card" })]);
    expect(body.scans).toMatchObject([{ known: false }, { known: false }]);
    await db().insertInto("badge_codes").values({ code: other.code, badge_id: other.id }).execute();
    const visitors = (await list()).map(({ visitor }) => visitor?.name ?? null);
    expect(visitors.toSorted()).toEqual(["Noor Haddad", null]);
  });

  test("of before leads to the same visitor after the badge is issued anew", async () => {
    const { body } = await app.call("POST /events/:event/badge/reissue", {
      as: visitor,
      params: { event },
    });
    await send([scanOf(), scanOf({ read: body.code.toLowerCase() })]);
    const ids = (await list()).map((scan) => scan.visitor?.id);
    expect(ids[0]).toBeDefined();
    expect(new Set(ids).size).toBe(1);
  });

  test("of another exhibition leads to nobody", async () => {
    const { key } = await createEvent({ type: "EXPO" });
    await createEventUser({ event_key: key, user_key: visitor });
    const elsewhere = await createBadge({ event_key: key, user_key: visitor, consents: ["NAME"] });
    await send([scanOf({ read: elsewhere.code })]);
    expect(await list()).toMatchObject([{ visitor: null }]);
  });
});

describe("a visitor", () => {
  test("is shown and found by what is consented to at this moment, and nothing else", async () => {
    const { email } = await db()
      .selectFrom("users")
      .where("key", "=", visitor)
      .select("email")
      .executeTakeFirstOrThrow();
    await send([scanOf()]);
    expect(await list()).toMatchObject([{ visitor: { name: "Clara Meier", email: null } }]);
    expect(await exported("csv")).toContain("Clara Meier");
    expect(await list({ search: email })).toEqual([]);
    const consent = (consents: string[]) =>
      app.call("PUT /events/:event/badge", { as: visitor, params: { event }, body: { consents } });
    await consent(["EMAIL"]);
    expect(await list({ search: email })).toMatchObject([{ visitor: { name: null, email } }]);
    await consent([]);
    expect(await list()).toMatchObject([
      { visitor: { name: null, company: null, function: null, email: null, phone: null } },
    ]);
    expect(await list({ search: "Clara" })).toEqual([]);
    expect(await exported("csv")).not.toContain("Clara");
  });

  test("who leaves the exhibition or is gone is nobody any more; what was noted stays", async () => {
    await send([scanOf({ notes: "Wants a sample" })]);
    await db().deleteFrom("event_users").where("user_key", "=", visitor).execute();
    expect(await list()).toMatchObject([{ visitor: null, notes: "Wants a sample" }]);
  });
});

/** What the file says; its answer as a call is asked for beside it. */
async function exported(format: "csv" | "xlsx"): Promise<string> {
  const answer = await app.call("GET /companies/:companyKey/events/:event/scans/export", {
    as: editor,
    params: params(),
    query: { format },
  });
  expect(answer.status).toBe(200);
  const stand = { company_key: company, company, event_key: event, event };
  const { stream } = await makeTable(stand, { language: "en", format, filters: {} });
  return String(await buffer(stream));
}

test("products of interest are named where they are the company's own, and others' never", async () => {
  const own = await createProduct({ company_key: company, name: "Rose water" });
  const foreign = await createProduct({ name: "Secret blend" });
  await send([scanOf({ products: [own.key, foreign.key] })]);
  expect(await list()).toMatchObject([
    {
      products: [
        { key: own.key, name: "Rose water" },
        { key: foreign.key, name: null },
      ],
    },
  ]);
  expect(await exported("csv")).toContain(`Rose water; ${foreign.key}`);
  const kit = await app.call("GET /companies/:companyKey/events/:event/scans/kit", {
    as: editor,
    params: params(),
  });
  expect(kit.body.products).toEqual([{ key: own.key, name: "Rose water" }]);
});

test("the table has every scan in the order of its making, and no formula", async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await send([
    scanOf({ scanned_at: ago(1), notes: "=1+1" }),
    scanOf({ scanned_at: ago(9), notes: "Ninth" }),
  ]);
  const lines = (await exported("csv")).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("Ninth");
  expect(lines[2]).toContain("'=1+1");
  expect((await exported("xlsx")).slice(0, 2)).toBe("PK");
});

test("an exhibition that is over and closed still takes and shows scans", async () => {
  await db().updateTable("events").set({ enabled: false }).where("key", "=", event).execute();
  await db()
    .updateTable("event_companies")
    .set({ enabled: false })
    .where("event_key", "=", event)
    .execute();
  expect((await send([scanOf()])).status).toBe(200);
  expect(await list()).toHaveLength(1);
  const all = await app.call("GET /companies/:companyKey/scans", {
    as: editor,
    params: { companyKey: company },
  });
  expect(all.body.content).toMatchObject([{ key: event, scans: 1, visitors: 1 }]);
});

test("nobody but the exhibitor's own people and support have them", async () => {
  await send([scanOf()]);
  const other = await createUser({ roles: ["SUPPLIER_MANAGER"] });
  const buyer = await createUser({ company_key: company, roles: ["BUYER"] });
  const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
  expect((await send([scanOf()], {}, other.key)).status).toBe(404);
  expect((await send([scanOf()], {}, buyer.key)).status).toBe(403);
  expect((await send([scanOf()], {}, "")).status).toBe(401);
  expect(await list({}, support.key)).toHaveLength(1);
  const elsewhere = await createEvent({ type: "TRADE_SHOW" });
  const portal = await createEvent({ companies: [company] });
  for (const { key } of [elsewhere, portal]) {
    const answer = await app.call("GET /companies/:companyKey/events/:event/scans", {
      as: editor,
      params: { companyKey: company, event: key },
    });
    expect(answer.status).toBe(404);
  }
});
