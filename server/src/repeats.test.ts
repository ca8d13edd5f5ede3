import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "@neroli/contract/endpoints.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { idempotencyHeader } from "@neroli/contract/kernel/idempotency-header.ts";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { startCatalogue } from "./catalogue/upkeep/start-catalogue.ts";
import { createCompany } from "./companies/factory.ts";
import { testIdentity } from "./identity/factory.ts";
import { startAssets } from "./kernel/assets/assets.ts";
import { db } from "./kernel/db/db.ts";
import { randomKey } from "./kernel/key.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import type { ForeignCall } from "./testing-foreign-call.ts";
import { foreignCalls } from "./testing-foreign-calls.ts";
import { change, createForeignWorld, type ForeignWorld } from "./testing-foreign-world.ts";
import { repeatedEventCalls } from "./testing-repeated-events.ts";
import { repeatedProjectCalls } from "./testing-repeated-projects.ts";
import { repeatedRequestCalls } from "./testing-repeated-requests.ts";
import { repeatedUserCalls } from "./testing-repeated-users.ts";
import { createUser } from "./users/factory.ts";

// Whoever got no answer sends again: of every call that makes something, tries with one key, at
// once and one after the other, make what one try makes, in all tables, and answer the same.

type Api = typeof endpoints;
type Name = keyof Api;
type OnceCall = {
  [N in Name]: Api[N] extends { repeats: "once" } ? N : never;
}[Name];
type Sample = Pick<ForeignCall, "sent" | "before">;

const today = dayOf(new Date());
const names = { de: "", it: "", fr: "", es: "" };

/** One that is not there does not compile. What stands among the foreign calls is taken from there. */
const samples: Record<OnceCall, Sample> = {
  "POST /companies": {
    sent: ({ company }) => ({ body: { name: `Beside ${company}`, type: "DISTRIBUTOR" } }),
  },
  "POST /companies/:companyKey/assets": foreignCalls["POST /companies/:companyKey/assets"],
  "POST /companies/:companyKey/products": foreignCalls["POST /companies/:companyKey/products"],
  "POST /companies/:companyKey/exports": foreignCalls["POST /companies/:companyKey/exports"],
  "POST /companies/:companyKey/imports": foreignCalls["POST /companies/:companyKey/imports"],
  "POST /companies/:companyKey/imports/:importId/sheets":
    foreignCalls["POST /companies/:companyKey/imports/:importId/sheets"],
  ...repeatedRequestCalls(() => caller),
  ...repeatedEventCalls(() => caller),
  ...repeatedUserCalls,
  "POST /companies/:companyKey/domains/mail":
    foreignCalls["POST /companies/:companyKey/domains/mail"],
  "POST /labels": {
    sent: ({ company }) => ({ body: { title: company.slice(-30), colour: "#2f9e44" } }),
  },
  "POST /subscriptions": {
    before: change.subscription({ deactivated_at: new Date() }),
    sent: ({ company }) => ({
      body: { company, plan: "BASIC", starts_on: today, ends_on: null, note: "" },
    }),
  },
  "POST /attributes": {
    sent: ({ company }) => ({
      body: { field: "functions", term: `Term ${company}`, names, synonyms: [] },
    }),
  },
  // With another word, of which the old one becomes a spelling.
  "PUT /attributes/:attributeId": {
    sent: (world) => ({
      params: { attributeId: world.attribute },
      body: { term: `Term ${world.company}`, names, status: "APPROVED", version: 1 },
    }),
  },
  "POST /attributes/:attributeId/merge": foreignCalls["POST /attributes/:attributeId/merge"],
  "POST /attributes/:attributeId/spellings": {
    sent: (world) => ({
      ...foreignCalls["POST /attributes/:attributeId/spellings"].sent(world),
      body: { term: `Spelling ${world.company}` },
    }),
  },
  "POST /awards": {
    sent: ({ company }) => ({
      body: {
        ...{ name: company.slice(-40), recipients: "COMPANY", measure: "VIEWS", segment: "FOOD" },
        ...{ from: "2026-01-01", to: "2026-06-30" },
      },
    }),
  },
  "POST /synonyms": {
    sent: ({ company }) => ({ body: { names: [{ text: `A ${company}` }, { text: "Another" }] } }),
  },
  "POST /downloads": { sent: ({ document }) => ({ body: { documents: [document] } }) },
  "POST /downloads/:key/again": {
    before: (world) => ownDownload(world),
    sent: ({ download }) => ({ params: { key: download } }),
  },
  ...repeatedProjectCalls(() => caller),
  "POST /bookmarks/folders": { sent: ({ company }) => ({ body: { title: company.slice(-40) } }) },
  "POST /answer-templates": {
    before: ({ manager }) => changeCaller(manager),
    sent: ({ company }) => ({ body: { name: company.slice(-40), body: "It is sent." } }),
  },
  "POST /companies/:companyKey/webhooks": foreignCalls["POST /companies/:companyKey/webhooks"],
  "POST /companies/:companyKey/webhooks/:webhookKey/secret":
    foreignCalls["POST /companies/:companyKey/webhooks/:webhookKey/secret"],
  "POST /companies/:companyKey/webhooks/:webhookKey/ping":
    foreignCalls["POST /companies/:companyKey/webhooks/:webhookKey/ping"],
  "POST /companies/:companyKey/webhooks/:webhookKey/deliveries/:deliveryKey/replay":
    foreignCalls["POST /companies/:companyKey/webhooks/:webhookKey/deliveries/:deliveryKey/replay"],
  "POST /companies/:companyKey/webhooks/:webhookKey/replay":
    foreignCalls["POST /companies/:companyKey/webhooks/:webhookKey/replay"],
  "POST /saved-searches": {
    sent: ({ company }) => ({
      body: { name: "Roses", offering: "INGREDIENTS", query: { query: company } },
    }),
  },
};

let folder: string;
let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
/** Support, who may make nearly every one of these calls. */
let caller: string;

const ownDownload = ({ download, document }: ForeignWorld) =>
  db()
    .updateTable("downloads")
    .set({ user_key: caller, kind: "DOCUMENTS", documents: [document] })
    .where("key", "=", download)
    .execute();

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), "neroli-repeats-"));
  startAssets({ data: folder });
  catalogue = await startCatalogue();
  await createCompany({ key: "another-company" });
  app = await testApp({ routes: allRoutes, ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => changeCaller());

const changeCaller = async (key?: string) => {
  caller = key ?? (await createUser({ roles: ["NEROLI_SUPER"] })).key;
};

/**
 * How many rows every table has, of the database's and of the queue's, but those that tell of tries:
 * a save of an import's mapping is told to the trail each time.
 */
async function countRows(): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select concat(table_schema, '.', table_name) as name, (xpath('/row/count/text()', query_to_xml(
      format('select count(*) from %I.%I', table_schema, table_name), false, true, '')))[1]::text::int
      as count
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and table_name not in ('throttles', 'audit_entries')`.execute(db());
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** What the work has added and taken away, by table. */
async function rowsMadeBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countRows();
  await work();
  const after = await countRows();
  const changed = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)]);
  return Object.fromEntries(changed.filter(([, count]) => count !== 0));
}

async function prepare(name: OnceCall) {
  await changeCaller();
  const world = await createForeignWorld();
  const sample = samples[name];
  await sample.before?.(world);
  const sent = sample.sent(world);
  const as = caller;
  return (headers: Record<string, string> = {}) => app.call(name, { as, ...sent, headers });
}

describe.each(Object.keys(samples) as OnceCall[])("%s", (name) => {
  test("with one key makes one thing, however often and whenever it is sent", async () => {
    const single = await prepare(name);
    const made = await rowsMadeBy(single);
    const again = await prepare(name);
    const headers = someKey();
    const answers: { status: number; body: unknown }[] = [];
    const madeByAll = await rowsMadeBy(async () => {
      answers.push(...(await Promise.all([1, 2, 3].map(() => again(headers)))));
      answers.push(await again(headers));
    });
    expect(answers[0]?.status, JSON.stringify(answers[0])).toBe(200);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(madeByAll).toEqual({ ...made, "public.calls_made_once": 1 });
  });
});

const changedSince = ["conflict", "projects.not-from-here"];

/** It is as it was wanted, it is gone as it was wanted, or the thing has changed since: by the first. */
const isDoneAlready = ({ status, body }: { status: number; body: { code: string } }) =>
  status === 200 || status === 404 || (status === 409 && changedSince.includes(body.code));

const someKey = () => ({ [idempotencyHeader]: `a-key-of-${randomKey()}` });

test("an answer that is given again shows nothing to who may not see it any more", async () => {
  const { request, company } = await createForeignWorld();
  const { key: as } = await createUser({ company_key: company, roles: ["SUPPLIER_USER"] });
  const headers = someKey();
  const write = () =>
    app.call("POST /requests/:requestKey/messages", {
      as,
      params: { requestKey: request },
      body: { body: "Yes, we do." },
      headers,
    });
  expect((await write()).status).toBe(200);
  await db()
    .updateTable("users")
    .set({ company_key: "another-company" })
    .where("key", "=", as)
    .execute();
  const { status, body } = await write();
  expect([status, body.code]).toEqual([404, "not-found"]);
});

test("another file under the key of one that was uploaded is told, and not taken for it", async () => {
  const { request } = await createForeignWorld();
  const headers = someKey();
  const attach = (content: string) =>
    app.call("POST /requests/:requestKey/attachments", {
      as: caller,
      params: { requestKey: request },
      upload: { asset: {}, content: Buffer.from(content) },
      headers,
    });
  const first = await attach("%PDF-1.7 a sheet");
  expect(first.status).toBe(200);
  const other = await attach("%PDF-1.7 another sheet");
  expect([other.status, other.body.code]).toEqual([409, "request.already-sent"]);
  expect(await attach("%PDF-1.7 a sheet")).toEqual(first);
  expect(await db().selectFrom("unclaimed_bytes").selectAll().execute()).toEqual([]);
});

test.each([
  ["a product's", ({ product }: ForeignWorld) => ({ kind: "IMAGE", product })],
  ["a company's", () => ({ kind: "COMPANY_PICTURE", type: "LOGO" })],
])("%s picture is stored once, and the bytes of its repeat are given up", async (_, asset) => {
  const world = await createForeignWorld();
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: "#fff" } });
  const content = await picture.png().toBuffer();
  const headers = someKey();
  const upload = () =>
    app.call("POST /companies/:companyKey/assets", {
      as: caller,
      params: { companyKey: world.company },
      upload: { asset: asset(world), content },
      headers,
    });
  const first = await upload();
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  const made = await rowsMadeBy(async () => expect(await upload()).toEqual(first));
  expect(made).toEqual({});
});

const harmless = Object.entries<ForeignCall>(foreignCalls).filter(
  ([name, { support }]) =>
    support === "open" && !name.startsWith("GET ") && !Object.hasOwn(samples, name),
);

describe.each(harmless)("%s", (name, { sent, before }) => {
  test("made a second time makes nothing", async () => {
    const world = await createForeignWorld();
    await before?.(world);
    const call = () => app.call(name as Name, { as: caller, ...sent(world) });
    expect((await call()).status).toBe(200);
    const made = await rowsMadeBy(async () => {
      expect(await call()).toSatisfy(isDoneAlready);
    });
    expect(made).toEqual({});
  });
});

test("a call that makes something once knows who makes it", () => {
  const open = (Object.keys(samples) as OnceCall[]).filter(
    (name) => (endpoints[name].access as string) === "public",
  );
  expect(open).toEqual([]);
});
