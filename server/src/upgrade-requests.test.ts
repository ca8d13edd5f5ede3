import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testIdentity } from "./identity/factory.ts";
import { openConnection } from "./kernel/db/connection.ts";
import { db } from "./kernel/db/db.ts";
import { migrate } from "./kernel/db/migrate.ts";
import { startListeners } from "./kernel/outbox/work.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { type TestMails, testMails } from "./kernel/testing/mails.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { mailNotificationDigests } from "./notifications/jobs.ts";
import { notificationListeners } from "./notifications/listeners.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { expireQuotes } from "./quotes/jobs.ts";
import { quoteRoutes } from "./quotes/routes.ts";
import { timeResponses } from "./requests/jobs.ts";
import { requestRoutes } from "./requests/routes.ts";
import { remindOfAnswers } from "./rounds/jobs.ts";
import { roundRoutes } from "./rounds/routes.ts";
import { sampleRoutes } from "./samples/routes.ts";

// Requests that were sent when they could be answered by messages alone, in a database that is brought
// up to date: they have lines, rounds, samples and a story now, and whoever took part goes on.

const landed = path.resolve(import.meta.dirname, "../db/migrations");
const lastBefore = "0050-people.sql";

const people = `
  insert into companies (key, name, type) values
    ('acme', 'Acme', 'SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS'),
    ('zeta', 'Zeta', 'SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS'),
    ('maren', 'Maren', 'CONSUMER_CARE_BRAND');
  update companies set verified = true, enabled = true;
  insert into users (key, email, firstname, lastname, company_key, roles, status, activated_at)
  values
    ('ada', 'ada@acme.example', 'Ada', 'Able', 'acme', '{SUPPLIER_MANAGER}', 'VERIFIED', now()),
    ('zoe', 'zoe@zeta.example', 'Zoe', 'Zeal', 'zeta', '{SUPPLIER_MANAGER}', 'VERIFIED', now()),
    ('bea', 'bea@maren.example', 'Bea', 'Buyer', 'maren', '{BUYER}', 'VERIFIED', now());
  update users set enabled = true, notification_settings = '{"requests": false}' where key = 'ada';
  insert into products (key, company_key, offering, segment, name, fields) values
    ('oil', 'acme', 'INGREDIENTS', 'PERSONALCARE', 'Oil', '{"name": "Oil"}'),
    ('wax', 'acme', 'INGREDIENTS', 'PERSONALCARE', 'Wax', '{"name": "Wax"}'),
    ('gum', 'zeta', 'INGREDIENTS', 'PERSONALCARE', 'Gum', '{"name": "Gum"}')`;
/**
 * A form to two suppliers that runs, one that is over, a question to two, one alone; samples that were
 * asked for and refused.
 */
const requests = `
  insert into requests (key, type, status, resolution, reject_reason, company_key, buyer_key,
    buyer_company_key, batch, origin, message, contact, quantity_required, needed_by, created_at,
    updated_at, closed_at)
  select key, type, status, case when status = 'CLOSED' then resolution end,
    case when resolution = 'REJECTED' then 'Sold out' end, company, 'bea', 'maren', batch, 'SEARCH',
    'Hello', '{"full_name": "Bea", "company": "Maren", "department": "QUALITY"}',
    quantity::jsonb, current_date + 2, now() - interval '4 days', now() - interval '1 hour',
    case when status = 'CLOSED' then now() - interval '1 hour' end
  from (values
    ('q-acme', 'QUOTE', 'OPEN', null, 'acme', 'running', '{"value": 250.5, "unit": "kg"}'),
    ('q-zeta', 'QUOTE', 'REQUESTED', null, 'zeta', 'running', '{"value": 0.1, "unit": "lb"}'),
    ('o-acme', 'QUOTE', 'CLOSED', 'ANSWERED', 'acme', 'over', '{"value": 1, "unit": "t"}'),
    ('o-zeta', 'QUOTE', 'CLOSED', 'REJECTED', 'zeta', 'over', null),
    ('c-acme', 'CONTACT', 'OPEN', null, 'acme', 'asked', null),
    ('c-zeta', 'CONTACT', 'OPEN', null, 'zeta', 'asked', null),
    ('alone', 'QUOTE', 'OPEN', null, 'acme', null, null),
    ('sample', 'SAMPLE', 'OPEN', null, 'acme', null, null),
    ('refused', 'SAMPLE', 'CLOSED', 'REJECTED', 'acme', null, null)
  ) as form (key, type, status, resolution, company, batch, quantity);
  insert into request_products (request_key, product_key, position, quantity) values
    ('q-acme', 'wax', 1, '{"value": 1e3, "unit": "g"}'), ('q-acme', 'oil', 0, null),
    ('q-zeta', 'gum', 0, null), ('o-acme', 'oil', 0, null), ('o-zeta', 'gum', 0, null),
    ('alone', 'oil', 0, null), ('sample', 'wax', 0, null), ('refused', 'oil', 0, null);
  insert into request_messages (request_key, side, author_key, body, created_at) values
    ('q-acme', 'SUPPLIER', 'ada', 'At once', now() - interval '4 days' + interval '2 hours'),
    ('q-acme', 'BUYER', 'bea', 'And the wax?', now() - interval '3 days'),
    ('c-acme', 'SUPPLIER', 'ada', 'Hello', now() - interval '4 days' + interval '6 hours')`;
/** Told and mailed; told and not mailed yet, because the process ended. */
const told = `
  insert into notifications (user_key, action, read, triggered_at, data, outbox_id, mailed_at) values
    ('ada', 'CONTACT_CREATED', true, now() - interval '4 days', '{"request_key": "q-acme"}', 9001, now()),
    ('ada', 'MESSAGE_CREATED', false, now() - interval '3 days', '{"request_key": "q-acme"}', 9002, now()),
    ('ada', 'PRODUCT_UPDATED', false, now() - interval '2 days', '{}', 9003, now()),
    ('bea', 'MESSAGE_CREATED', false, now() - interval '1 day', '{"request_key": "c-acme"}', 9004, null)`;

let database: FreshDatabase;
let mails: TestMails;
let app: TestApp;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-upgrade-"));
  for (const name of (await readdir(landed)).filter((each) => each <= lastBefore)) {
    await copyFile(path.join(landed, name), path.join(folder, name));
  }
  const client = await openConnection(database.url);
  await client.query("drop schema public cascade; create schema public");
  await migrate(database.url, folder);
  for (const rows of [people, requests, told]) await client.query(rows);
  await client.end();
  await migrate(database.url);
  const routes = [requestRoutes, roundRoutes, quoteRoutes, sampleRoutes, notificationRoutes];
  app = await testApp({ routes, ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await mails.close();
  await database.close();
});

const as = "bea";
const read = async (requestKey: string, reader = as) =>
  (await app.call("GET /requests/:requestKey", { as: reader, params: { requestKey } })).body;

test("what was asked for stands in lines, each with its own quantity or that of the form", async () => {
  const quantities = async (key: string) =>
    (await read(key)).lines.map(({ name, quantity }) => [name, quantity]);
  expect(await quantities("q-acme")).toEqual([
    ["Oil", { value: "250.5", unit: "kg" }],
    ["Wax", { value: "1000", unit: "g" }],
  ]);
  expect(await quantities("q-zeta")).toEqual([["Gum", { value: "0.1", unit: "lb" }]]);
  expect(await quantities("alone")).toEqual([["Oil", null]]);
  expect(await quantities("sample")).toEqual([]);
});

test("forms to several suppliers are rounds, whose offers are compared from now on", async () => {
  const { body: list } = await app.call("GET /rounds", { as });
  const rounds = list.content.map(({ key, status, suppliers }) => [key, status, suppliers]);
  expect(rounds.toSorted()).toEqual([
    ["over", "CLOSED", 2],
    ["running", "OPEN", 2],
  ]);
  for (const roundKey of ["running", "over"]) {
    const matrix = await app.call("GET /rounds/:roundKey/matrix", { as, params: { roundKey } });
    expect(matrix.status).toBe(200);
    expect(matrix.body.offers).toEqual([]);
  }
  const supplier = await app.call("GET /rounds", { as: "ada" });
  expect(supplier.body.content).toEqual([]);
});

test("samples are where their requests were", async () => {
  const rows = await db()
    .selectFrom("samples")
    .select(["request_key", "status", "decline_reason"])
    .orderBy("request_key")
    .execute();
  expect(rows).toEqual([
    { request_key: "refused", status: "DECLINED", decline_reason: "Sold out" },
    { request_key: "sample", status: "ASKED", decline_reason: null },
  ]);
});

test("both sides read every request with its story, and nobody else does", async () => {
  const rows = await db().selectFrom("requests").select(["key", "company_key"]).execute();
  expect(rows).toHaveLength(9);
  for (const { key, company_key } of rows) {
    const [own, other] = company_key === "acme" ? ["ada", "zoe"] : ["zoe", "ada"];
    for (const reader of [as, own]) {
      const request = await read(key, reader);
      expect(request.timeline[0]).toMatchObject({ kind: "sent" });
    }
    expect((await read(key, other)).code).toBe("not-found");
  }
});

test("what was told is in the bell as it was, in its order, and in no digest", async () => {
  const { body } = await app.call("GET /notifications", { as: "ada" });
  expect(body.content.map(({ action, read }) => [action, read])).toEqual([
    ["MESSAGE_CREATED", false],
    ["CONTACT_CREATED", true],
  ]);
  const rows = await db()
    .selectFrom("notifications")
    .orderBy("position")
    .select(["outbox_id", "awaits_digest", "digest_id"])
    .execute();
  const untold = { awaits_digest: false, digest_id: null };
  expect(rows).toEqual([9001, 9002, 9003, 9004].map((outbox_id) => ({ outbox_id, ...untold })));
});

test("the work by the clock goes on from there: who still has to answer is reminded, once", async () => {
  const failures: unknown[] = [];
  const listeners = startListeners([notificationListeners], (error) => void failures.push(error));
  for (const job of [timeResponses, expireQuotes, remindOfAnswers, mailNotificationDigests]) {
    await job.run();
    await job.run();
  }
  await listeners.idle();
  await listeners.stop();
  expect(failures).toEqual([]);
  const { rows } = await sql<{ told: string }>`
    select user_key || ' ' || (data ->> 'request_key') as told from notifications
    where action = 'QUOTE_AWAITED' order by 1`.execute(db());
  expect(rows.map((row) => row.told)).toEqual(["ada alone", "ada q-acme", "zoe q-zeta"]);
  // Ada had ended mails of new requests, which this is one of now.
  expect(await mails.to("ada@acme.example")).toEqual([]);
  expect(await mails.to("zoe@zeta.example")).toHaveLength(1);
  const times = await db()
    .selectFrom("response_times")
    .selectAll()
    .orderBy("company_key")
    .execute();
  expect(times).toEqual([
    { company_key: "acme", kind: "ANSWER", count: 3, median_seconds: 6 * 3_600 },
    { company_key: "zeta", kind: "ANSWER", count: 1, median_seconds: 95 * 3_600 },
  ]);
});
