import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createBookmark } from "../bookmarks/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { downloadRoutes } from "../downloads/routes.ts";
import { unzip } from "../downloads/testing-downloads.ts";
import { createConfirmation, testIdentity } from "../identity/factory.ts";
import { openAsset, startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { startQueued } from "../kernel/jobs/work-queued.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { testMails } from "../kernel/testing/mails.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { personalRegister } from "../personal-register.ts";
import { createProduct } from "../products/factory.ts";
import { createAttachment, createMessage, createRequest } from "../requests/factory.ts";
import { createRemembered } from "../testing-person-everywhere.ts";
import { createUser } from "../users/factory.ts";
import { makePersonalZip } from "./export/make-personal-zip.ts";
import { eraseAccounts } from "./jobs.ts";
import { personalDataListeners } from "./listeners.ts";
import { personalDataRoutes } from "./routes.ts";

let folder: string;
let database: FreshDatabase;
let app: TestApp;
let mails: Awaited<ReturnType<typeof testMails>>;
let queue: Awaited<ReturnType<typeof startQueued>>;
let listeners: ReturnType<typeof startListeners>;
const failures: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-data-"));
  startAssets({ data: folder });
  mails = await testMails();
  const identity = await testIdentity();
  const routes = [personalDataRoutes, downloadRoutes];
  app = await testApp({ routes, ...identity, asDocumented: true });
  const report = (error: unknown) => void failures.push(error);
  const jobs = [makePersonalZip(personalRegister)];
  queue = await startQueued({ url: database.url, jobs, report });
  listeners = startListeners([personalDataListeners], report);
});
afterAll(async () => {
  await listeners.stop();
  await queue.stop();
  await app.close();
  await mails.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
  expect(failures).toEqual([]);
});

type User = Awaited<ReturnType<typeof createUser>>;
let ada: User;
beforeEach(async () => {
  ada = await createUser({ language: "de", firstname: "Ada", lastname: "Ferrari" });
});

const support = () => createUser({ roles: ["NEROLI_ADMIN"] });
const own = "/users/profile/personal-data" as const;
const other = "/users/:userKey/personal-data" as const;
const of = (user: User) => ({ params: { userKey: user.key } });
const confirmed = async (user: User) => {
  await createConfirmation({ user_key: user.key });
  return { as: user.key };
};
const pastDays = (user: User, days: number) =>
  sql`update erasures set due_at = due_at - ${days} * interval '1 day'
    where user_key = ${user.key}`.execute(db());
const erase = () => eraseAccounts(personalRegister).run();
const isThere = async ({ key }: User) =>
  (await db().selectFrom("users").where("key", "=", key).select("key").execute()).length === 1;
const actionsOn = async ({ key }: User) =>
  (
    await db()
      .selectFrom("audit_entries")
      .where("entity_key", "=", key)
      .orderBy("id")
      .select("action")
      .execute()
  ).map(({ action }) => action);

describe("an export", () => {
  async function contentOf(key: string) {
    await queue.idle();
    const { storage_key } = await db()
      .selectFrom("downloads")
      .where("key", "=", key)
      .select("storage_key")
      .executeTakeFirstOrThrow();
    return unzip(await buffer(await openAsset(storage_key ?? "")));
  }

  test("has what the person wrote and keeps, its files, and a page in its language", async () => {
    const supplier = await createUser({ roles: ["SUPPLIER_USER"], firstname: "Theodora" });
    const request = await createRequest({
      ...{ buyer_key: ada.key, company_key: supplier.company_key ?? "", message: "Send two grams" },
    });
    const message = await createMessage({
      ...{ request_key: request.key, author_key: ada.key, body: "Is it in stock?" },
    });
    await createMessage({
      ...{ request_key: request.key, author_key: supplier.key, body: "It is not, says Theodora." },
    });
    await createAttachment({
      ...{ request_key: request.key, message_id: message.id, uploaded_by: ada.key },
      ...{ name: "brief.pdf", content: Buffer.from("a brief") },
    });
    const product = await createProduct();
    await createBookmark({ user_key: ada.key, product_key: product.key, note: "For the cream" });
    const { status, body } = await app.call(`POST ${own}/export`, { as: ada.key });
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: "PERSONAL", documents: null });
    const content = await contentOf(body.key);
    expect(Object.keys(content).toSorted()).toEqual(
      ["bookmarks.json", "downloads.json", "files/brief.pdf", "index.html", "requests.json"].concat(
        ["security-events.json", "users.json"],
      ),
    );
    expect(content["files/brief.pdf"]).toBe("a brief");
    expect(JSON.parse(content["bookmarks.json"] ?? "")).toMatchObject({
      bookmarks: [{ product_key: product.key, note: "For the cream" }],
    });
    expect(JSON.parse(content["requests.json"] ?? "")).toMatchObject({
      requests: [{ key: request.key, message: "Send two grams" }],
      request_messages: [{ body: "Is it in stock?" }],
    });
    expect(content["index.html"]).toContain('<html lang="de">');
    expect(content["index.html"]).toContain("Ihre Lesezeichen, Ordner und Notizen");
    const whole = Object.values(content).join();
    expect(whole).toContain(ada.email);
    expect(whole).not.toContain("Theodora");
    expect(whole).not.toMatch(/password_hash|scrypt|argon/);
  });

  test("has what is remembered of what the person looked at", async () => {
    const product = await createProduct();
    await createRemembered({ user_key: ada.key, product_key: product.key });
    const { body } = await app.call(`POST ${own}/export`, { as: ada.key });
    const view = { kind: "VIEW", product_key: product.key, company_key: product.company_key };
    expect(JSON.parse((await contentOf(body.key))["interactions.json"] ?? "")).toMatchObject({
      interactions: [{ ...view, happened_at: expect.any(String) }],
      interaction_inbox: [{ kind: "VIEW", product_key: product.key }],
      interaction_consents: [{ level: "NAMED" }],
    });
  });

  test("is there for its owner alone; support gets one of its own, which the trail tells of", async () => {
    const { body: mine } = await app.call(`POST ${own}/export`, { as: ada.key });
    const { key: admin } = await support();
    const { body: handed } = await app.call(`POST ${other}/export`, { as: admin, ...of(ada) });
    await queue.idle();
    const url = (key: string, as: string) =>
      app.call("GET /downloads/:key/url", { as, params: { key } });
    expect((await url(mine.key, ada.key)).status).toBe(200);
    expect((await url(mine.key, admin)).status).toBe(404);
    expect((await url(handed.key, admin)).status).toBe(200);
    expect((await url(handed.key, ada.key)).status).toBe(404);
    expect(await actionsOn(ada)).toEqual(["user.data-exported"]);
    // Whose rights go loses it.
    await db()
      .updateTable("users")
      .set({ roles: ["BUYER"] })
      .where("key", "=", admin)
      .execute();
    expect((await url(handed.key, admin)).body.code).toBe("downloads.rights-changed");
  });
});

describe("the wish to be erased", () => {
  test("takes a proof of who asks", async () => {
    const refused = await app.call(`POST ${own}/erasure`, { as: ada.key });
    expect(refused).toMatchObject({ status: 403, body: { code: "factors.confirm-first" } });
    const { body } = await app.call(`POST ${own}/erasure`, await confirmed(ada));
    const due = new Date(body.erasure?.due_at ?? 0).getTime();
    expect(Math.round((due - Date.now()) / 86_400_000)).toBe(7);
    expect(body.erasure?.by_support).toBe(false);
  });

  test("is told by mail, and taken back by a press; a second one moves nothing", async () => {
    const as = await confirmed(ada);
    const first = await app.call(`POST ${own}/erasure`, as);
    await pastDays(ada, 3);
    const second = await app.call(`POST ${own}/erasure`, as);
    expect(new Date(second.body.erasure?.due_at ?? 0).getTime()).toBeLessThan(
      new Date(first.body.erasure?.due_at ?? 0).getTime(),
    );
    await listeners.idle();
    expect(await mails.to(ada.email)).toMatchObject([{ subject: "Ihr Konto wird gelöscht" }]);
    await erase();
    expect(await isThere(ada)).toBe(true);
    expect((await app.call(`DELETE ${own}/erasure`, { as: ada.key })).body.erasure).toBeNull();
    await erase();
    expect(await isThere(ada)).toBe(true);
    expect(await actionsOn(ada)).toEqual(["user.erasure-asked", "user.erasure-taken-back"]);
  });

  test("is done after seven days, and then nobody is signed in as that person", async () => {
    await app.call(`POST ${own}/erasure`, await confirmed(ada));
    await listeners.idle();
    await pastDays(ada, 7);
    await erase();
    expect(await isThere(ada)).toBe(false);
    expect((await app.call(`GET ${own}`, { as: ada.key })).status).toBe(401);
    expect(await actionsOn(ada)).toEqual(["user.erasure-asked", "user.erased"]);
    expect((await mails.to(ada.email)).at(-1)?.subject).toBe("Ihr Konto ist gelöscht");
  });

  test("of the last manager is refused, and so is that of support's own", async () => {
    const { key: company_key } = await createCompany({ type: "CONSUMER_CARE_BRAND" });
    const manager = () => createUser({ company_key, roles: ["BUYER_MANAGER"] });
    const [one, two] = [await manager(), await manager()];
    expect((await app.call(`POST ${own}/erasure`, await confirmed(one))).status).toBe(200);
    // The first manages nothing for long.
    const refused = await app.call(`POST ${own}/erasure`, await confirmed(two));
    expect(refused).toMatchObject({ status: 409, body: { code: "personal-data.last-manager" } });
    const { body } = await app.call(`GET ${own}`, { as: two.key });
    expect(body.can.erase).toMatchObject({
      allowed: false,
      reason: expect.stringContaining("last"),
    });
    const admin = await createUser({ roles: ["NEROLI_ADMIN"] });
    const ofSupport = await app.call(`POST ${own}/erasure`, await confirmed(admin));
    expect(ofSupport.body.code).toBe("personal-data.support-role");
    const ask = (force: string) =>
      app.call(`POST ${other}/erasure`, { as: admin.key, ...of(two), query: { force } });
    expect((await ask("false")).body.code).toBe("users.last-manager");
    expect((await ask("true")).body.erasure?.by_support).toBe(true);
    const { body: kept } = await app.call(`DELETE ${other}/erasure`, { as: admin.key, ...of(two) });
    expect(kept.erasure).toBeNull();
    expect(await actionsOn(two)).toEqual(["user.erasure-asked", "user.erasure-taken-back"]);
  });

  test("of two managers at the same moment one is refused", async () => {
    const { key: company_key } = await createCompany({ type: "CONSUMER_CARE_BRAND" });
    const manager = () => createUser({ company_key, roles: ["BUYER_MANAGER"] });
    const both = await Promise.all([await manager(), await manager()].map(confirmed));
    const answers = await Promise.all(both.map((as) => app.call(`POST ${own}/erasure`, as)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
