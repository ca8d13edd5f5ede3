import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { openConnection } from "./connection.ts";
import { db } from "./db.ts";
import { migrate } from "./migrate.ts";

// A database as the first release left it, with rows of what later migrations changed, is brought up
// to date: what became of each row.

const landed = path.resolve(import.meta.dirname, "../../../db/migrations");
const lastOfFirstRelease = "0024-import-queues.sql";

const companies = `
  insert into companies (key, name, type, valid_email_domains) values
    ('acme', 'Acme', 'DISTRIBUTOR', '{Acme.example,acme.test}'), ('maren', 'Maren', 'CONSULTING', '{}')`;
const users = `
  insert into users (key, email, firstname, lastname, company_key, status, password_hash,
    activated_at, enabled)
  values
    ('ada', 'ada@acme.example', 'Ada', 'Able', 'acme', 'VERIFIED', 'of her own', now(), true),
    ('pia', 'pia@acme.example', 'Pia', 'Pending', 'acme', 'AWAITING_VERIFICATION', 'hers', null, true),
    ('bea', 'bea@maren.example', 'Bea', 'Buyer', 'maren', 'VERIFIED', 'hers too', now(), true),
    ('support', 'Support@Neroli.example', 'Sue', 'Support', null, 'VERIFIED', 'demo', now(), true),
    ('moved', 'me@elsewhere.example', 'Mo', 'Moved', 'maren', 'VERIFIED', 'demo', now(), false)`;
const decisions = `
  update users set notification_settings =
    '{"messages": false, "quotes": true, "neroli_digest_enabled": true}' where key = 'bea'`;
const sessions = `
  insert into identity_payloads (model, id, payload) values
    ('Grant', 'of-ada', '{"accountId": "ada"}'), ('Grant', 'of-nobody', '{"accountId": "gone"}'),
    ('Session', 'not-a-grant', '{"accountId": "ada"}')`;
/** One form to two suppliers, one that was sent alone, and one that is too old to come again. */
const requests = `
  insert into requests (key, type, company_key, buyer_key, origin, message, contact,
    idempotency_key, form_hash, created_at)
  values
    ('r1', 'CONTACT', 'acme', 'bea', 'SEARCH', 'Hello', '{}', 'both', 'h1', now() - interval '1 day'),
    ('r2', 'CONTACT', 'maren', 'bea', 'SEARCH', 'Hello', '{}', 'both', 'h1', now()),
    ('r3', 'CONTACT', 'acme', 'ada', 'SEARCH', 'Alone', '{}', 'both', 'h2', now()),
    ('r4', 'CONTACT', 'acme', 'bea', 'SEARCH', 'Old', '{}', 'old', 'h3', now() - interval '31 days'),
    ('r5', 'CONTACT', 'acme', 'bea', 'SEARCH', 'Seeded', '{}', 'none', '', now())`;
/** Of an answered one, one whose buyer wrote last, one that was rejected and one that was taken back. */
const conversations = `
  update requests set status = 'OPEN' where key in ('r1', 'r2');
  update requests set status = 'CLOSED', resolution = 'REJECTED', reject_reason = 'Sold out'
    where key = 'r3';
  update requests set status = 'CANCELED' where key = 'r5';
  insert into request_messages (request_key, side, author_key, body, created_at) values
    ('r1', 'SUPPLIER', 'ada', 'Über Nacht: 200 kg', now() - interval '2 hours'),
    ('r2', 'SUPPLIER', 'pia', 'Which?', now() + interval '1 minute'),
    ('r2', 'BUYER', 'bea', 'The soft one', now() + interval '2 minutes'),
    ('r2', 'SUPPORT', 'support', 'May we help?', now() + interval '3 minutes')`;
const files = `
  insert into assets (company_key, kind, name, size, media_type, storage_key)
  values ('acme', 'DOCUMENT', 'a.pdf', 100, 'application/pdf', 'one');
  insert into imports (company_key, file_name, storage_key, size, format) values
    ('acme', 'kept.csv', 'two', 20, 'CSV'), ('acme', 'removed.csv', null, 5000, 'CSV');
  insert into request_attachments (request_key, uploaded_by, name, media_type, size, hash, storage_key)
  values ('r1', 'bea', 'b.pdf', 'application/pdf', 3, '', 'three'),
    ('r1', 'support', 'c.pdf', 'application/pdf', 4, '', 'four')`;

let database: FreshDatabase;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-upgrade-"));
  const names = await readdir(landed);
  for (const name of names.filter((each) => each <= lastOfFirstRelease)) {
    await copyFile(path.join(landed, name), path.join(folder, name));
  }
  const client = await openConnection(database.url);
  await client.query("drop schema public cascade; create schema public");
  await migrate(database.url, folder);
  for (const rows of [companies, users, decisions, sessions, requests, conversations, files])
    await client.query(rows);
  await client.end();
  await migrate(database.url);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

test("the domains of a company count as proved, and its secret is its own", async () => {
  const rows = await db()
    .selectFrom("companies")
    .select(["key", "proved_domains", "valid_email_domains", "domain_secret"])
    .orderBy("key")
    .execute();
  expect(rows).toMatchObject([
    { key: "acme", proved_domains: ["acme.example", "acme.test"] },
    { key: "maren", proved_domains: [] },
  ]);
  expect(rows[0]?.valid_email_domains).toEqual(["Acme.example", "acme.test"]);
  expect(new Set(rows.map(({ domain_secret }) => domain_secret)).size).toBe(2);
});

test("accounts stay as they were; those of the demonstration are known by address or password", async () => {
  const rows = await db()
    .selectFrom("users")
    .select(["key", "status", "enabled", "password_hash", "demo", "closed_with_demo"])
    .orderBy("key")
    .execute();
  const own = { demo: false, closed_with_demo: false, enabled: true };
  expect(rows).toEqual([
    { key: "ada", status: "VERIFIED", password_hash: "of her own", ...own },
    { key: "bea", status: "VERIFIED", password_hash: "hers too", ...own },
    { key: "moved", status: "VERIFIED", password_hash: "demo", ...own, enabled: false, demo: true },
    { key: "pia", status: "AWAITING_VERIFICATION", password_hash: "hers", ...own },
    { key: "support", status: "VERIFIED", password_hash: "demo", ...own, demo: true },
  ]);
});

test("what was not mailed is read here alone; forms of before are out of date", async () => {
  const rows = await db()
    .selectFrom("users")
    .where("key", "in", ["ada", "bea"])
    .select(["notification_settings", "version"])
    .orderBy("key")
    .execute();
  expect(rows).toEqual([
    { notification_settings: {}, version: 1 },
    {
      notification_settings: { messages: "HERE", quotes: "MAIL", neroli_digest_enabled: true },
      version: 2,
    },
  ]);
});

test("who is signed in has a session that tells of it, and it ends with its grant", async () => {
  const list = () => db().selectFrom("sessions").select(["id", "user_key"]).execute();
  expect(await list()).toEqual([{ id: "of-ada", user_key: "ada" }]);
  await sql`delete from identity_payloads where id = 'of-ada'`.execute(db());
  expect(await list()).toEqual([]);
});

test("forms that may be sent again are known by their keys, with all that they made", async () => {
  const rows = await db()
    .selectFrom("calls_made_once")
    .select(["user_key", "call", "idempotency_key", "content_hash", "outcome"])
    .orderBy("user_key")
    .execute();
  const call = "POST /api/requests";
  expect(rows).toEqual([
    { user_key: "ada", call, idempotency_key: "both", content_hash: "h2", outcome: ["r3"] },
    {
      ...{ user_key: "bea", call, idempotency_key: "both", content_hash: "h1" },
      outcome: expect.toSatisfy((keys: string[]) => keys.toSorted().join() === "r1,r2"),
    },
  ]);
  const kept = await db().selectFrom("requests").select("key").orderBy("key").execute();
  expect(kept.map(({ key }) => key)).toEqual(["r1", "r2", "r3", "r4", "r5"]);
});

test("files are counted for the company whose they are", async () => {
  const stored = db().selectFrom("company_storage").selectAll().orderBy("company_key");
  expect(await stored.execute()).toEqual([
    { company_key: "acme", bytes: 120 },
    { company_key: "maren", bytes: 3 },
  ]);
  const attached = db().selectFrom("request_attachments").select(["name", "company_key"]);
  expect(await attached.orderBy("name").execute()).toEqual([
    { name: "b.pdf", company_key: "maren" },
    { name: "c.pdf", company_key: null },
  ]);
});

test("requests know whose turn it is, and tell what happened to them", async () => {
  const turns = await db()
    .selectFrom("requests")
    .select(["key", "waiting_for", "buyer_assignee", "supplier_assignee"])
    .orderBy("key")
    .execute();
  expect(turns.map(({ key, waiting_for }) => [key, waiting_for])).toEqual([
    ["r1", "BUYER"],
    ["r2", "SUPPLIER"],
    ["r3", null],
    ["r4", "SUPPLIER"],
    ["r5", null],
  ]);
  expect(turns.flatMap((row) => [row.buyer_assignee, row.supplier_assignee])).toEqual(
    Array(10).fill(null),
  );
  const events = await db()
    .selectFrom("request_events")
    .select(["request_key", "kind", "actor_key", "side", "data"])
    .orderBy("request_key")
    .orderBy("created_at")
    .execute();
  const of = (key: string) => events.filter(({ request_key }) => request_key === key);
  expect(of("r1")).toMatchObject([
    { kind: "sent", actor_key: "bea", side: "BUYER" },
    { kind: "message", actor_key: "ada", side: "SUPPLIER" },
  ]);
  expect(of("r2").map(({ kind, side }) => `${kind} ${side}`)).toEqual([
    "sent BUYER",
    "message SUPPLIER",
    "message BUYER",
    "message SUPPORT",
  ]);
  expect(of("r3").find(({ kind }) => kind === "rejected")).toMatchObject({
    ...{ actor_key: null, side: "SUPPLIER", data: { reason: "Sold out" } },
  });
  expect(
    of("r5")
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(["canceled", "sent"]);
});

test("what was written before is found by its folded words", async () => {
  const { rows } = await sql<{ request_key: string }>`
    select request_key from request_messages where folded(body) like '%uber nacht%'`.execute(db());
  expect(rows).toEqual([{ request_key: "r1" }]);
});
