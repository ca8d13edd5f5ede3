import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { trimEnquiries } from "./commands/trim-enquiries.ts";
import { enquiryListeners } from "./listeners.ts";
import { enquiryRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
let mails: TestMails;
let listeners: ReturnType<typeof startListeners>;
let support: string;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
  app = await testApp({ routes: [enquiryRoutes], ...(await testIdentity()) });
  listeners = startListeners([enquiryListeners], (error) => failures.push(error));
  support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
});
afterAll(async () => {
  await listeners.stop();
  await app.close();
  await database.close();
  await mails.close();
  expect(failures).toEqual([]);
});
beforeEach(() => db().deleteFrom("throttles").execute());

const someAddress = () => `${randomUUID()}@maison.example`;

const written = (email: string, more = {}) => ({
  ...{ topic: "BUYING", name: "Ada Ambre", email, company: "Maison Ambre" },
  ...{ message: "Who delivers to Iceland?\n<b>Soon</b>", ...more },
});

const send = (body: object, { id = randomUUID() as string, language = "en" } = {}) =>
  app.call("PUT /enquiries/:enquiryId", {
    ...{ params: { enquiryId: id }, body, headers: { "accept-language": language } },
  });

async function mailsTo(email: string) {
  await listeners.idle();
  return mails.to(email);
}
const mailedToSupport = async (email: string) =>
  (await mailsTo("support@neroli.example.com")).filter(
    ({ headers }) => headers["reply-to"] === email,
  );

const listed = async (query: Record<string, string>) =>
  (await app.call("GET /enquiries", { as: support, query })).body.content;

test("is kept, mailed to support so that an answer goes to who wrote, and receipted", async () => {
  const email = someAddress();
  expect((await send(written(email), { language: "de" })).status).toBe(200);
  const [mail] = await mailedToSupport(email);
  expect(mail?.subject).toBe("Kontaktseite: Inhaltsstoffe finden und anfragen");
  expect(mail?.text).toContain("Who delivers to Iceland?");
  expect(mail?.html).toContain("&lt;b&gt;Soon");
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    "Wir haben Ihre Nachricht erhalten",
  ]);
  expect(await listed({ words__icontains: email })).toMatchObject([written(email)]);
});

test("the receipt has nothing of what was written: the address may be somebody else's", async () => {
  const email = someAddress();
  await send(written(email, { name: "Win a prize", message: "https://evil.example/now" }));
  const [receipt] = await mailsTo(email);
  expect(receipt?.text).not.toMatch(/prize|evil/i);
  expect(receipt?.html).not.toMatch(/prize|evil/i);
});

test("sent again with the same id nothing is kept, mailed or changed a second time", async () => {
  const email = someAddress();
  const id = randomUUID();
  await send(written(email), { id });
  for (let again = 0; again < 6; again++) {
    expect((await send(written(email, { message: "Another" }), { id })).status).toBe(200);
  }
  expect(await listed({ words__icontains: email })).toMatchObject([written(email)]);
  expect(await mailedToSupport(email)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("what fills in the field that nobody sees is answered alike, and dropped", async () => {
  const email = someAddress();
  expect((await send(written(email, { website: "https://spam.example" }))).status).toBe(200);
  expect(await listed({ words__icontains: email })).toEqual([]);
  expect(await mailedToSupport(email)).toEqual([]);
});

test("from one network five come in an hour, and one address gets three receipts a day", async () => {
  const email = someAddress();
  const statuses: number[] = [];
  for (let at = 0; at < 6; at++) statuses.push((await send(written(email))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mailedToSupport(email)).toHaveLength(5);
  expect(await mailsTo(email)).toHaveLength(3);
});

test("bad input is refused field by field", async () => {
  for (const [field, value] of [
    ["topic", "ANYTHING"],
    ["email", "nowhere"],
    ["message", "  "],
    ["message", "x".repeat(5_001)],
    ["name", ""],
    ["name", "x".repeat(121)],
  ] as const) {
    const { status, body } = await send(written(someAddress(), { [field]: value }));
    expect([status, body.additional_data?.failures?.[0]?.path], field).toEqual([400, field]);
  }
  expect((await send(written(someAddress()), { id: "not-an-id" })).status).toBe(400);
});

test("support alone reads them, by topic and words", async () => {
  const email = someAddress();
  await send(written(email, { topic: "PRIVACY" }));
  await send(written(email, { message: "100% natural?" }));
  expect(await listed({ topic__eq: "PRIVACY", words__icontains: email })).toHaveLength(1);
  expect(await listed({ words__icontains: "100% nat" })).toHaveLength(1);
  expect(await listed({ words__icontains: "100_ nat" })).toEqual([]);
  const { key: manager } = await createUser({ roles: ["SUPPLIER_MANAGER"] });
  expect((await app.call("GET /enquiries", { as: manager })).status).toBe(403);
  expect((await app.call("GET /enquiries")).status).toBe(401);
});

test("after a year nothing is kept", async () => {
  const [young, old] = [someAddress(), someAddress()];
  await send(written(young));
  await send(written(old));
  const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`;
  const put = (email: string, at: string) =>
    db()
      .updateTable("enquiries")
      .set({ created_at: ago(at) })
      .where("email", "=", email)
      .execute();
  await put(young, "364 days");
  await put(old, "367 days");
  await trimEnquiries();
  expect(await listed({ words__icontains: young })).toHaveLength(1);
  expect(await listed({ words__icontains: old })).toEqual([]);
});
