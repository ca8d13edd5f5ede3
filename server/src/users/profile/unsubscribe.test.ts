import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { startMail } from "../../kernel/mail/mail.ts";
import { type FreshDatabase, freshDatabase } from "../../kernel/testing/database.ts";
import { smtpPeer } from "../../kernel/testing/smtp-peer.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { sendDigests } from "../../notifications/commands/digest/send-digests.ts";
import { mailNotifications } from "../../notifications/commands/mail-notifications.ts";
import { createNotification } from "../../notifications/factory.ts";
import { createUser } from "../factory.ts";
import { userRoutes } from "../routes.ts";
import { unsubscribeMailsLink } from "./commands/unsubscribe-link.ts";

const origin = "https://neroli.example";
let database: FreshDatabase;
let api: TestApp;
let peer: Awaited<ReturnType<typeof smtpPeer>>;
const app = Fastify();
beforeAll(async () => {
  database = await freshDatabase();
  api = await testApp({ routes: [userRoutes], ...(await testIdentity()) });
  await app.register(unsubscribeMailsLink);
  peer = await smtpPeer();
  startMail({ data: "", origin, smtp_url: peer.url });
});
beforeEach(() => {
  peer.taken.length = 0;
});
afterAll(async () => {
  await app.close();
  await api.close();
  await peer.close();
  await database.close();
});

const decided = { messages: "MAIL", quotes: "DAILY", team: "DAILY", documents: "WEEKLY" };
const member = () => createUser({ notification_settings: JSON.stringify(decided) });
const settingsOf = async ({ key }: { key: string }) => {
  const { body } = await api.call("GET /users/settings", { as: key });
  return body.notifications;
};

/** The address in the headers of the only mail, which its text and HTML name too. */
function linkOfMail(): string {
  const [taken, ...more] = peer.taken;
  expect(more).toEqual([]);
  const address = /<(https:[^>]+)>/.exec(taken?.mail.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
  expect(taken?.mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(taken?.mail.text).toContain(address);
  expect(taken?.mail.html).toContain(`href="${address}"`);
  return new URL(address).pathname;
}

const oneClick = (url: string) =>
  app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });

test("one click at the address of a mail ends its kind alone, without signing in", async () => {
  const [user, neighbour] = [await member(), await member()];
  const { outbox_id } = await createNotification({ user_key: user.key });
  await mailNotifications(Number(outbox_id));
  const address = linkOfMail();
  const looked = await app.inject(address);
  const token = address.split("/").at(-1) ?? "";
  expect([looked.statusCode, looked.headers.location]).toEqual([
    302,
    `/notifications/unsubscribe?token=${token}`,
  ]);
  const asked = await api.call("GET /users/unsubscribe", { query: { token } });
  expect(asked.body).toEqual({ scope: "messages", mailed: true });
  expect(await settingsOf(user)).toMatchObject(decided);
  for (const _ of [1, 2]) expect((await oneClick(address)).statusCode).toBe(200);
  expect(await settingsOf(user)).toMatchObject({ ...decided, messages: "HERE" });
  expect(await settingsOf(neighbour)).toMatchObject(decided);
  const later = await createNotification({ user_key: user.key });
  await mailNotifications(Number(later.outbox_id));
  expect(peer.taken).toHaveLength(1);
});

test("that of a digest ends the kinds that it collects, by the page too; open forms are told", async () => {
  const user = await member();
  await createNotification({
    user_key: user.key,
    action: "QUOTE_ACCEPTED",
    awaits_digest: true,
    triggered_at: new Date(Date.now() - 48 * 3_600_000),
  });
  await sendDigests();
  const token = linkOfMail().split("/").at(-1) ?? "";
  const ended = await api.call("POST /users/unsubscribe", { body: { token } });
  expect(ended.body).toEqual({ scope: "DAILY", mailed: false });
  expect(await settingsOf(user)).toMatchObject({ ...decided, quotes: "HERE", team: "HERE" });
  const { version } = await db()
    .selectFrom("users")
    .where("key", "=", user.key)
    .select("version")
    .executeTakeFirstOrThrow();
  expect(version).toBe(user.version + 1);
});

test("a token of nobody changes nothing and says so to pages, nothing to mail programs", async () => {
  const token = "a".repeat(43);
  expect((await api.call("GET /users/unsubscribe", { query: { token } })).status).toBe(404);
  expect((await api.call("POST /users/unsubscribe", { body: { token } })).status).toBe(404);
  expect((await api.call("POST /users/unsubscribe", { body: { token: "short" } })).status).toBe(
    400,
  );
  expect((await oneClick(`/unsubscribe/notifications/${token}`)).statusCode).toBe(200);
});
