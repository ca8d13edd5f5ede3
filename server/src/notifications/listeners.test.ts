import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { createProduct } from "../products/factory.ts";
import { cancelRequest } from "../requests/commands/cancel-request.ts";
import { closeRequest } from "../requests/commands/close-request.ts";
import { createRequests } from "../requests/commands/create-requests.ts";
import { rejectRequest } from "../requests/commands/reject-request.ts";
import { reopenRequest } from "../requests/commands/reopen-request.ts";
import { writeMessage } from "../requests/commands/write-message.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { notificationListeners } from "./listeners.ts";

let database: { close(): Promise<void> };
let data: string;
let failures: unknown[];
let listeners: ReturnType<typeof startListeners>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const origin = "https://neroli.example.com";
type User = Awaited<ReturnType<typeof createUser>>;
let buyer: User;
let seller: User;
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-mail-"));
  startMail({ data, origin });
  failures = [];
  listeners = startListeners([notificationListeners], (error) => failures.push(error));
  const ambre = await createCompany({ name: "Maison Ambre", type: "CONSUMER_CARE_BRAND" });
  const alpen = await createCompany({ name: "Alpenkraut" });
  buyer = await createUser({ firstname: "Ada", company_key: ambre.key });
  seller = await createUser({
    firstname: "Urs",
    language: "de",
    roles: ["SUPPLIER_USER"],
    company_key: alpen.key,
  });
});
afterEach(async () => {
  await listeners.stop();
  await rm(data, { recursive: true });
});

const actorOf = async (user: User): Promise<SignedInActor> =>
  found(await findAccount(user.key, "en")).actor;

async function sampleRequest() {
  const company_key = seller.company_key ?? "";
  const product = await createProduct({ company_key, fields: { name: "Edelweiss" } });
  return createRequest({ buyer_key: buyer.key, company_key, products: [product.key] });
}

/** Whom the last events were told, as "key ACTION", when nothing is left to do. */
async function told(requestKey: string): Promise<string[]> {
  await listeners.idle();
  expect(failures).toEqual([]);
  const rows = await db().selectFrom("notifications").selectAll().orderBy("id").execute();
  return rows
    .filter((row) => (row.data as { request_key?: string }).request_key === requestKey)
    .map(({ user_key, action }) => `${user_key} ${action}`)
    .toSorted();
}

async function mails(): Promise<string[]> {
  const folder = path.join(data, "mail");
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
}

describe("a new request", () => {
  test("is told to everybody of the supplier who may read it, and to colleagues in cc", async () => {
    const company_key = seller.company_key ?? "";
    const manager = await createUser({ roles: ["SUPPLIER_MANAGER"], company_key });
    await createUser({ roles: ["EVENT_ADMIN"], company_key });
    await createUser({ roles: ["SUPPLIER_USER"], company_key, enabled: false });
    await createUser({ roles: ["SUPPLIER_USER"], company_key, status: "BLOCKED" });
    const colleague = await createUser({ company_key: buyer.company_key });
    await createUser({ company_key: buyer.company_key });
    const fields = { name: "Edelweiss", "name@it": "Stella alpina" };
    const product = await createProduct({ company_key, fields });
    const second = await createProduct({ company_key });
    await createRequests(await actorOf(buyer), {
      type: "DOCUMENT",
      products: [product.key, second.key],
      origin: "search",
      message: "",
      contact: { full_name: "Ada", company: "Maison Ambre", department: "QUALITY" },
      cc: [colleague.email.toUpperCase(), "outsider@example.org"],
      document_types: ["SDS"],
      quantities: [],
      lines: [],
      alternatives: false,
    });
    const { key } = await db()
      .selectFrom("requests")
      .where("buyer_key", "=", buyer.key)
      .select("key")
      .executeTakeFirstOrThrow();
    expect(await told(key)).toEqual(
      [seller, manager, colleague].map((user) => `${user.key} CONTACT_CREATED`).toSorted(),
    );
    const row = await db()
      .selectFrom("notifications")
      .where("user_key", "=", seller.key)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row.data).toEqual({
      request_key: key,
      request_type: "DOCUMENT",
      product_name: "Edelweiss",
      product_names: { en: "Edelweiss", it: "Stella alpina" },
      more_products: 1,
      company_name: "Maison Ambre",
      triggered_by: { firstname: "Ada" },
    });
  });
});

describe("a message", () => {
  test("of the buyer is told to the supplier, of the supplier to who takes part", async () => {
    const request = await sampleRequest();
    const writer = await createUser({ company_key: buyer.company_key });
    await createUser({ company_key: buyer.company_key });
    const write = async (user: User) =>
      writeMessage(await actorOf(user), { request_key: request.key, body: "Hello" });
    await write(writer);
    expect(await told(request.key)).toEqual([`${seller.key} MESSAGE_CREATED`]);
    await write(seller);
    expect(await told(request.key)).toEqual(
      [seller, buyer, writer].map((user) => `${user.key} MESSAGE_CREATED`).toSorted(),
    );
  });

  test("of support is told to both sides", async () => {
    const request = await sampleRequest();
    const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
    await writeMessage(await actorOf(support), { request_key: request.key, body: "Hello" });
    expect(await told(request.key)).toEqual(
      [seller, buyer].map((user) => `${user.key} MESSAGE_CREATED`).toSorted(),
    );
  });
});

describe("an end", () => {
  test("is told to the other side", async () => {
    const [closed, canceled, rejected] = [
      await sampleRequest(),
      await sampleRequest(),
      await sampleRequest(),
    ];
    await closeRequest(await actorOf(seller), closed.key);
    await cancelRequest(await actorOf(buyer), canceled.key);
    await rejectRequest(await actorOf(seller), { request_key: rejected.key, reason: "Sold out" });
    expect(await told(closed.key)).toEqual([`${buyer.key} REQUEST_CLOSED`]);
    expect(await told(canceled.key)).toEqual([`${seller.key} REQUEST_CANCELED`]);
    expect(await told(rejected.key)).toEqual([`${buyer.key} REQUEST_REJECTED`]);
    const texts = await mails();
    expect(texts).toHaveLength(3);
    expect(texts.find((mail) => mail.includes(buyer.email) && mail.includes("> Sold out"))).toMatch(
      /^Subject: Alpenkraut declined your request about Edelweiss\r$/m,
    );
  });

  test("that is taken back is told to the other side too", async () => {
    const { key } = await sampleRequest();
    await closeRequest(await actorOf(seller), key);
    await reopenRequest(await actorOf(buyer), key);
    expect(await told(key)).toEqual(
      [`${buyer.key} REQUEST_CLOSED`, `${seller.key} REQUEST_REOPENED`].toSorted(),
    );
    expect((await mails()).find((mail) => mail.includes(seller.email))).toMatch(
      /hat die Anfrage zu Edelweiss wieder/,
    );
  });
});

describe("the mail", () => {
  test("is in the reader's language, as text and HTML, and leads to the request", async () => {
    const request = await sampleRequest();
    const body = "<b>Hello</b> & more";
    await writeMessage(await actorOf(buyer), { request_key: request.key, body });
    await told(request.key);
    const [mail = "", ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatch(new RegExp(`^To: ${seller.email}\r$`, "m"));
    expect(mail).toMatch(/^From: Neroli <no-reply@neroli\.example\.com>\r$/m);
    expect(mail).toMatch(/^Subject: Ada von Maison Ambre hat zu Edelweiss geschrieben\r$/m);
    const plain = mail.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    expect(plain).toContain("Guten Tag Urs,");
    expect(plain).toContain(`${origin}/requests?requestId=${request.key}`);
    expect(plain).toContain(`> ${body}`);
    expect(plain).toContain("&lt;b&gt;Hello&lt;/b&gt; &amp; more");
    expect(plain).toContain('<html lang="de">');
  });

  test("is not written to who wants no mail of that kind, and says where that is chosen", async () => {
    const choose = (notification_settings: object) =>
      db()
        .updateTable("users")
        .set({ notification_settings: JSON.stringify(notification_settings) })
        .where("key", "=", seller.key)
        .execute();
    await choose({ messages: "HERE" });
    const request = await sampleRequest();
    await writeMessage(await actorOf(buyer), { request_key: request.key, body: "Quietly" });
    expect(await told(request.key)).toEqual([`${seller.key} MESSAGE_CREATED`]);
    expect(await mails()).toEqual([]);
    await choose({ requests: "HERE" });
    await writeMessage(await actorOf(buyer), { request_key: request.key, body: "Loudly" });
    await told(request.key);
    const [mail = "", ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain("> Loudly");
    const plain = mail.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    expect(plain).toContain(`: ${origin}/user/profile#notifications`);
    expect(plain).toContain(`href="${origin}/user/profile#notifications"`);
  });

  test("that is not taken is tried again, without telling anybody twice", async () => {
    const request = await sampleRequest();
    const colleague = await createUser({
      roles: ["SUPPLIER_USER"],
      company_key: seller.company_key,
    });
    // Nothing listens on port 1: every mail is refused at once.
    startMail({ data, origin, smtp_url: "smtp://127.0.0.1:1" });
    await writeMessage(await actorOf(buyer), { request_key: request.key, body: "Hello" });
    await listeners.idle();
    expect(failures).toHaveLength(1);
    failures = [];
    const both = [seller, colleague].map((user) => `${user.key} MESSAGE_CREATED`).toSorted();
    expect(await told(request.key)).toEqual(both);

    startMail({ data, origin });
    await db().updateTable("outbox").set({ claimed_until: null }).execute();
    expect(await told(request.key)).toEqual(both);
    expect(await mails()).toHaveLength(2);
    // Once more, as after a crash between the mail and the note that the event is handled.
    await db().updateTable("outbox").set({ claimed_until: null, handled_at: null }).execute();
    expect(await told(request.key)).toEqual(both);
    expect(await mails()).toHaveLength(2);
  });
});
