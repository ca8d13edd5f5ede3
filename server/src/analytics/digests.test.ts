import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { rollUp } from "../interactions/commands/roll-up.ts";
import { createInteractions } from "../interactions/factory.ts";
import { db } from "../kernel/db/db.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { smtpPeer } from "../kernel/testing/smtp-peer.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createSubscription } from "../subscriptions/factory.ts";
import { createUser } from "../users/factory.ts";
import { userRoutes } from "../users/routes.ts";
import { mailAnalyticsDigests } from "./jobs.ts";
import { analyticsRoutes } from "./routes.ts";

const origin = "https://neroli.example";
const hour = 3_600_000;
const day = 24 * hour;
/** A Monday, eight o'clock in Berlin; and the week before it. */
const monday = Date.UTC(2031, 4, 12, 6);
const week = { from: "2031-05-05", to: "2031-05-11" };

let database: FreshDatabase;
let app: TestApp;
let peer: Awaited<ReturnType<typeof smtpPeer>>;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [analyticsRoutes, userRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  peer = await smtpPeer();
  startMail({ data: "", origin, smtp_url: peer.url });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await db().updateTable("users").set({ enabled: false }).execute();
  await peer.close();
});

/** A company whose people may read analytics, with readers in the week before Monday. */
async function createSupplier({ views = 3 } = {}) {
  const { key: company_key } = await createCompany();
  await createSubscription({ company_key, starts_on: "2030-01-01", ends_on: "2032-01-01" });
  const { key: product_key } = await createProduct({ company_key });
  const at = (text: string) => ({ product_key, happened_at: new Date(text) });
  await createInteractions([
    ...Array.from({ length: views }, () => ({
      ...({ kind: "VIEW", firsts: 5, ...at("2031-05-07T10:00:00Z") } as const),
    })),
    ...(views > 0
      ? [
          { kind: "REQUEST_SAMPLE", ...at("2031-05-11T23:59:00Z") } as const,
          { kind: "VIEW", firsts: 5, ...at("2031-05-04T10:00:00Z") } as const,
        ]
      : []),
  ]);
  await rollUp();
  return company_key;
}

type Given = NonNullable<Parameters<typeof createUser>[0]>;
const createReader = (company_key: string, more: Given = {}) =>
  createUser({
    ...{ company_key, roles: ["SUPPLIER_MANAGER"], time_zone: "Europe/Berlin" },
    ...more,
  });

/** The job at a time of the clock; what the mail server took meanwhile. */
async function runAt(time: number, run: () => Promise<unknown> = () => mailAnalyticsDigests.run()) {
  const before = peer.taken.length;
  vi.setSystemTime(time);
  await run();
  return peer.taken.slice(before);
}

test("on Monday at eight the figures of the week, as the page has them, in the reader's language", async () => {
  const company_key = await createSupplier();
  const clara = await createReader(company_key, { firstname: "Clara", language: "de" });
  expect(await runAt(monday - 60_000)).toEqual([]);
  const [letter, ...more] = await runAt(monday);
  expect(more).toEqual([]);
  expect(letter?.to).toEqual([clara.email]);
  const { subject, text, html } = letter?.mail ?? { subject: "", text: "", html: "" };
  expect(subject).toBe("Ihre Woche auf Neroli: 3 Besucher, 3 Aufrufe");
  expect(text).toContain("Guten Tag Clara,");
  expect(text).toContain("05/05/2031 bis 11/05/2031");
  const { body } = await app.call("GET /analytics/summary", { as: clara.key, query: week });
  expect(body).toMatchObject({ now: { visitors: 3, views: 3, requests: 1 }, before: { views: 1 } });
  expect(text).toContain(`Besucher: ${body.now.visitors}`);
  expect(text).toContain(`Aufrufe: ${body.now.views}`);
  expect(text).toContain("200\u00a0% mehr als im Zeitraum davor");
  expect(text).toContain(`Anfragen: ${body.now.requests}`);
  expect(text).toContain("Anfragen je Besucher: 33,3\u00a0%");
  expect(text).toContain(`${origin}/analytics?from=2031-05-05&to=2031-05-11&behind=requests`);
  expect(html).toContain(`${origin}/analytics?from=2031-05-05&amp;to=2031-05-11`);
});

test("once a week, however often and at how many places the job runs", async () => {
  await createReader(await createSupplier());
  const run = () => mailAnalyticsDigests.run();
  const mails = await runAt(monday, async () => {
    await run();
    await run();
  });
  expect(mails).toHaveLength(1);
  for (const later of [hour, day, 3 * day, 6 * day])
    expect(await runAt(monday + later)).toEqual([]);
  // Nobody came in the week that followed.
  expect(await runAt(monday + 7 * day)).toEqual([]);
});

test("two runs at once send the same mail and no other", async () => {
  await createReader(await createSupplier());
  const run = () => mailAnalyticsDigests.run();
  const mails = await runAt(monday, () => Promise.all([run(), run()]));
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await runAt(monday + hour)).toEqual([]);
});

test("nothing of a week in which nothing happened, and nothing later of it", async () => {
  const company_key = await createSupplier({ views: 0 });
  await createReader(company_key);
  expect(await runAt(monday)).toEqual([]);
  const product_key = (await createProduct({ company_key })).key;
  await createInteractions([
    { kind: "VIEW", product_key, firsts: 5, happened_at: new Date("2031-05-08T10:00:00Z") },
  ]);
  await rollUp();
  expect(await runAt(monday + hour)).toEqual([]);
});

test("to those who may read the page, and who want it", async () => {
  const company_key = await createSupplier();
  const wanted = await createReader(company_key);
  await createReader(company_key, { roles: ["SUPPLIER_EDITOR"] });
  await createReader(company_key, { status: "BLOCKED" });
  await createReader(company_key, { activated_at: null });
  await createReader(company_key, { permissions: { analytics_show: "none" } });
  const settings = { analytics_weekly_enabled: false };
  await createReader(company_key, { notification_settings: JSON.stringify(settings) });
  const unsubscribed = (await createCompany()).key;
  await createReader(unsubscribed);
  const mails = await runAt(monday);
  expect(mails.map(({ to }) => to)).toEqual([[wanted.email]]);
});

test("whoever reads them for the first time on a Thursday waits for Monday", async () => {
  await createReader(await createSupplier());
  expect(await runAt(monday + 3 * day)).toEqual([]);
});

test("where Monday comes before the week has ended in UTC, it is waited for", async () => {
  await createReader(await createSupplier(), { time_zone: "Pacific/Kiritimati" });
  expect(await runAt(Date.UTC(2031, 4, 11, 18))).toEqual([]);
  expect(await runAt(Date.UTC(2031, 4, 12, 0, 15))).toHaveLength(1);
});

test("a mail that is refused tells the same the next time, under the same name", async () => {
  const company_key = await createSupplier();
  const { key } = await createReader(company_key);
  startMail({ data: "", origin, smtp_url: "smtp://127.0.0.1:1" });
  await expect(runAt(monday)).rejects.toThrow("digests of analytics");
  const digests = db().selectFrom("analytics_digests").where("user_key", "=", key).selectAll();
  expect(await digests.execute()).toMatchObject([{ sent_at: null, day: "2031-05-12" }]);
  startMail({ data: "", origin, smtp_url: peer.url });
  const { id } = await digests.executeTakeFirstOrThrow();
  const [mail] = await runAt(monday + hour);
  expect(mail?.messageId).toContain(id);
});

test("one click ends them, and nothing beside", async () => {
  const { key } = await createReader(await createSupplier());
  const [mail] = await runAt(monday);
  const [, token = ""] = /unsubscribe\/notifications\/([\w-]+)/.exec(mail?.mail.text ?? "") ?? [];
  await app.call("POST /users/unsubscribe", { body: { token } });
  const { notification_settings } = await db()
    .selectFrom("users")
    .where("key", "=", key)
    .select("notification_settings")
    .executeTakeFirstOrThrow();
  expect(notification_settings).toEqual({ analytics_weekly_enabled: false });
});
