import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { parseMail } from "../kernel/mail/parse-mail.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { unsubscribeLink } from "./commands/digest/unsubscribe-link.ts";
import { createSavedSearch } from "./factory.ts";
import { mailDigests } from "./jobs.ts";
import { savedSearchRoutes } from "./routes.ts";

const origin = "https://neroli.example";
const hour = 3_600_000;
const day = 24 * hour;

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let data: string;
let start: number;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
});
afterAll(async () => {
  await catalogue.stop();
  await database.close();
});
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-digests-"));
  startMail({ data, origin });
  await db().deleteFrom("saved_searches").execute();
  vi.useFakeTimers({ toFake: ["Date"] });
  start = Date.UTC(2031, 4, 1, 5, 40);
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(data, { recursive: true, force: true });
});

/** The job at a time of the clock; answers the mails it wrote, each as it stands in its file. */
async function runAt(time: number, run: () => Promise<unknown> = mailDigests.run) {
  const folder = path.join(data, "mail");
  const list = () => readdir(folder).catch((): string[] => []);
  const before = await list();
  vi.setSystemTime(time);
  await run();
  const after = (await list()).filter((name) => !before.includes(name));
  return Promise.all(after.toSorted().map((name) => readFile(path.join(folder, name), "utf8")));
}
const listed = (name: string, time: number, more: Parameters<typeof createProduct>[0] = {}) =>
  createProduct({ ...more, fields: { name, ...more.fields }, created_at: new Date(time) });
const savedBy = (user_key: string, query: string, more: object = {}) =>
  createSavedSearch({
    user_key,
    name: `About ${query}`,
    query: { query },
    frequency: "DAILY",
    digested_until: new Date(start - day),
    ...more,
  });
const toWhom = (mails: string[]) => mails.map((mail) => parseMail(mail).to).toSorted();

test("one mail tells of all of a person's searches, in their language, and nothing twice", async () => {
  const { key, email } = await createUser({ firstname: "Clara", language: "de" });
  await savedBy(key, "jasmin");
  await savedBy(key, "orris", { offering: "FORMULATIONS" });
  await savedBy(key, "nothing-like-it");
  await listed("Old Jasmin", start - 2 * day);
  const { key: product } = await listed("Fresh Jasmin", start - hour);
  await listed("Orris Balm", start - 2 * hour, { offering: "FORMULATIONS" });
  const mails = await runAt(start);
  expect(toWhom(mails)).toEqual([email]);
  const { subject, text, html } = parseMail(mails[0] ?? "");
  expect(subject).toBe("Neue Produkte zu 2 Ihrer gespeicherten Suchen");
  expect(text).toContain("Guten Tag Clara,");
  expect(text).toContain("About jasmin\n1 neues Produkt\n* Fresh Jasmin, ");
  expect(text).toContain(`${origin}/ingredients/permalink/${product}`);
  expect(text).toContain(`${origin}/ingredients/search?query=jasmin&sort=newest`);
  expect(text).toContain("Orris Balm");
  for (const unsaid of ["Old Jasmin", "nothing-like-it"]) expect(text).not.toContain(unsaid);
  expect(html).toContain(`href="${origin}/ingredients/permalink/${product}"`);
  expect(await runAt(start + 1_000)).toEqual([]);
  expect(await runAt(start + day)).toEqual([]);
  await listed("Jasmin Absolute", start + day + hour);
  const [next = ""] = await runAt(start + 2 * day);
  expect(parseMail(next).subject).toBe("Neue Produkte zu „About jasmin“");
  expect(next).not.toContain("Fresh Jasmin");
});

test("what is being listed while it runs is told by the next one", async () => {
  const { key } = await createUser();
  await savedBy(key, "neroliol");
  await listed("Neroliol Young", start - 60_000);
  expect(await runAt(start)).toEqual([]);
  expect((await runAt(start + day))[0]).toContain("Neroliol Young");
});

test("daily is each day, weekly each week, never is never", async () => {
  const people = await Promise.all(
    ["DAILY", "WEEKLY", "NEVER"].map(async (frequency) => {
      const user = await createUser();
      await savedBy(user.key, "tidal", { frequency, digested_until: new Date(start - 8 * day) });
      return user.email;
    }),
  );
  await listed("Tidal One", start - day);
  expect(toWhom(await runAt(start))).toEqual(people.slice(0, 2).toSorted());
  for (let days = 1; days < 7; days++) {
    await listed(`Tidal Day ${days}`, start + days * day - hour);
    expect(toWhom(await runAt(start + days * day))).toEqual(people.slice(0, 1));
  }
  await listed("Tidal Week", start + 7 * day - hour);
  expect(toWhom(await runAt(start + 7 * day))).toEqual(people.slice(0, 2).toSorted());
});

test("it tells what its reader may see at that moment, and nobody who is shut out", async () => {
  const fields = { inci: "SECRETUM" };
  const inSight = await createUser();
  const unverified = await createUser({ status: "AWAITING_VERIFICATION" });
  const supplier = await createUser({ roles: ["SUPPLIER_MANAGER"] });
  const disabled = await createUser({ enabled: false });
  const blocked = await createUser({ status: "BLOCKED" });
  for (const { key } of [inSight, unverified, supplier, disabled, blocked]) {
    await savedBy(key, "secretum");
  }
  await listed("Hidden", start - hour, { fields, visibility: { inci: "RESTRICTED" } });
  await listed("Excluding", start - hour, { fields, excluded_types: ["CONSUMER_CARE_BRAND"] });
  await listed("Trashed", start - hour, { fields, trashed_at: new Date() });
  const mails = await runAt(start);
  const told = Object.fromEntries(
    mails.map((mail) => [parseMail(mail).to, parseMail(mail).text.match(/^\* \w+/gm)]),
  );
  expect(told).toEqual({
    [inSight.email]: ["* Hidden"],
    [supplier.email]: expect.arrayContaining(["* Hidden", "* Excluding"]),
    [unverified.email]: undefined,
  });
});

/** By which mail servers know a repeat. */
const messageIds = (mails: readonly string[]) => [
  ...new Set(mails.map((mail) => /^Message-ID:\s+(\S+)/m.exec(mail)?.[1])),
];

test("one that was sent and not noted is sent again as it was; what is newer waits", async () => {
  const { key } = await createUser();
  await savedBy(key, "twice");
  await listed("Twice Early", start - hour);
  const first = await runAt(start);
  // As a process leaves it that ends between the mail and the note.
  await db()
    .updateTable("saved_searches")
    .set({ digested_until: new Date(start - day), digest_until: new Date(start - hour / 4) })
    .execute();
  await listed("Twice Late", start + hour / 4);
  const again = await runAt(start + hour);
  expect([first.length, again.length]).toEqual([1, 1]);
  expect(messageIds([...first, ...again])).toHaveLength(1);
  expect(again[0]).not.toContain("Twice Late");
  const next = await runAt(start + day);
  expect(next[0]).toContain("Twice Late");
  expect(messageIds([...first, ...next])).toHaveLength(2);
});

test("two runs at once send the same mail and no other", async () => {
  const { key, email } = await createUser();
  await savedBy(key, "twofold");
  await listed("Twofold", start - hour);
  const mails = await runAt(start, () => Promise.all([mailDigests.run(), mailDigests.run()]));
  expect(new Set(toWhom(mails))).toEqual(new Set([email]));
  expect(messageIds(mails)).toHaveLength(1);
  expect(await runAt(start + 1_000)).toEqual([]);
});

test("ten are named, the others are counted", async () => {
  const { key } = await createUser();
  await savedBy(key, "swarm");
  const { company_key } = await listed("Swarm 0", start - hour);
  for (let at = 1; at < 12; at++) await listed(`Swarm ${at}`, start - hour, { company_key });
  const { text } = parseMail((await runAt(start))[0] ?? "");
  expect(text).toContain("12 new products");
  expect(text.match(/^\* Swarm/gm)).toHaveLength(10);
});

test("a mail that is refused is sent the next time, and keeps nobody from theirs", async () => {
  const [one, other] = [await createUser(), await createUser()];
  await savedBy(one.key, "refusal");
  await listed("Refusal", start - hour);
  startMail({ data, origin, smtp_url: "smtp://127.0.0.1:1" });
  await expect(runAt(start)).rejects.toThrow("digests");
  startMail({ data, origin });
  await savedBy(other.key, "refusal");
  expect(toWhom(await runAt(start + hour))).toEqual([one.email, other.email].toSorted());
});

test("one click ends them without signing in, by the person or the mail program", async () => {
  const app = Fastify();
  await app.register(unsubscribeLink);
  const api = await testApp({ routes: [savedSearchRoutes], ...(await testIdentity()) });
  const [person, neighbour] = [await createUser(), await createUser()];
  await savedBy(person.key, "farewell");
  await savedBy(neighbour.key, "unmoved", { frequency: "WEEKLY" });
  await listed("Farewell", start - hour);
  const [mail = ""] = await runAt(start);
  vi.useRealTimers();
  const token = /unsubscribe\/([\w-]{43})/.exec(parseMail(mail).text)?.[1] ?? "";
  const address = `/unsubscribe/${token}`;
  const headers = mail.replaceAll(/\r\n[ \t]+/g, " ");
  expect(headers).toContain(`List-Unsubscribe: <${origin}${address}>\r\n`);
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(parseMail(mail).html).toContain(address);
  const frequencies = async () => {
    const rows = await db().selectFrom("saved_searches").selectAll().execute();
    return Object.fromEntries(rows.map(({ name, frequency }) => [name, frequency]));
  };
  const looked = await app.inject(address);
  expect([looked.statusCode, looked.headers.location]).toEqual([
    302,
    `/searches/unsubscribe?token=${token}`,
  ]);
  expect(await frequencies()).toEqual({ "About farewell": "DAILY", "About unmoved": "WEEKLY" });
  const posted = await app.inject({
    method: "POST",
    url: address,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(posted.statusCode).toBe(200);
  expect(await frequencies()).toEqual({ "About farewell": "NEVER", "About unmoved": "WEEKLY" });
  const call = (body: object) => api.call("POST /saved-searches/unsubscribe", { body });
  expect((await call({ token })).status).toBe(200);
  expect((await call({ token: "a".repeat(43) })).status).toBe(404);
  expect((await call({ token: "" })).status).toBe(400);
  await app.close();
  await api.close();
});
