import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { isPassword } from "../kernel/passwords.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { registrationListeners } from "./listeners.ts";
import { registrationRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let mails: TestMails;
let listeners: ReturnType<typeof startListeners>;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
  app = await testApp({ routes: [registrationRoutes], ...(await testIdentity()) });
  listeners = startListeners([registrationListeners], (error) => failures.push(error));
});
afterAll(async () => {
  await listeners.stop();
  await app.close();
  await database.close();
  await mails.close();
  expect(failures).toEqual([]);
});
beforeEach(() => db().deleteFrom("throttles").execute());

const password = "correct horse battery staple";
const waiting = () =>
  createUser({ email: `${randomKey()}@maison.example`, activated_at: null, password });

const accountOf = (email: string) =>
  db().selectFrom("users").where("email", "=", email).selectAll().executeTakeFirstOrThrow();

const isActive = async (email: string) => (await accountOf(email)).activated_at !== null;

const opens = async (email: string, typed: string) =>
  isPassword(typed, (await accountOf(email)).password_hash);

/** As the identity provider keeps the session of somebody who is signed in. */
const keepSession = (user_key: string) =>
  db()
    .insertInto("identity_payloads")
    .values({ model: "Session", id: user_key, payload: JSON.stringify({ accountId: user_key }) })
    .execute();

const sessionsOf = (user_key: string) =>
  db().selectFrom("identity_payloads").where("id", "=", user_key).select("id").execute();

async function mailTo(email: string) {
  await listeners.idle();
  return (await mails.to(email)).at(-1);
}

const resend = (email: string) =>
  app.call("POST /registration/activate/resend", { body: { email } });
const forgotten = (email: string) =>
  app.call("POST /registration/password/forgotten", { body: { email } });
const activate = (token: string, chosen = "a password of one's own") =>
  app.call("POST /registration/activate", { body: { token, password: chosen } });
const reset = (body: { token: string; password: string }) =>
  app.call("POST /registration/password/reset", { body });

/** As if so much time had passed since every link was mailed. */
const pass = (interval: string) =>
  sql`update mailed_tokens set expires_at = expires_at - ${interval}::interval`.execute(db());

const reasonOf = (answer: { status: number; body: { additional_data?: object } }) => [
  answer.status,
  answer.body.additional_data,
];

describe("the link that activates", () => {
  test("opens the sign-in, once, and is good for days", async () => {
    const { email } = await waiting();
    await resend(email.toUpperCase());
    expect((await mailTo(email))?.subject).toBe("Confirm your e-mail address for Neroli");
    const token = await mails.tokenFor(email);
    await pass("6 days 23 hours");
    expect(await isActive(email)).toBe(false);
    const weak = await activate(token, "AdaFerrari2024");
    expect([weak.status, weak.body.code]).toEqual([400, "registration.weak-password"]);
    expect(await isActive(email)).toBe(false);
    expect(await activate(token)).toEqual({ status: 200, body: {} });
    expect(await isActive(email)).toBe(true);
    expect(await opens(email, "a password of one's own")).toBe(true);
    expect(await opens(email, password)).toBe(false);
    expect(reasonOf(await activate(token))).toEqual([410, { reason: "USED" }]);
  });

  test("used at the same moment several times serves once", async () => {
    const { email } = await waiting();
    await resend(email);
    await listeners.idle();
    const token = await mails.tokenFor(email);
    const answers = await atOnce(
      "mailed_tokens",
      Array.from({ length: 3 }, () => () => activate(token)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });

  test("of which several are used at the same moment opens the account once", async () => {
    const { email } = await waiting();
    const tokens: string[] = [];
    for (const _ of "12") {
      await resend(email);
      await listeners.idle();
      tokens.push(await mails.tokenFor(email));
    }
    const answers = await atOnce(
      "users",
      tokens.map((token, at) => () => activate(token, `the words of number ${at}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test("opens nothing that was blocked meanwhile, or opened by a new password", async () => {
    for (const end of ["block", "reset"]) {
      const { key, email } = await waiting();
      await resend(email);
      await listeners.idle();
      const token = await mails.tokenFor(email);
      if (end === "block") {
        await db().updateTable("users").set({ status: "BLOCKED" }).where("key", "=", key).execute();
      } else {
        await forgotten(email);
        await listeners.idle();
        const other = await mails.tokenFor(email);
        await reset({ token: other, password: "another good password" });
      }
      expect((await activate(token)).status).toBe(410);
      expect(await opens(email, "a password of one's own")).toBe(false);
    }
  });

  test("ends after seven days, and not because another one was sent", async () => {
    const { email } = await waiting();
    await resend(email);
    await listeners.idle();
    await resend(email);
    await listeners.idle();
    await pass("7 days 1 minute");
    expect(reasonOf(await activate(await mails.tokenFor(email)))).toEqual([
      410,
      { reason: "EXPIRED" },
    ]);
    expect(await isActive(email)).toBe(false);
  });

  test("is sent to nobody else, and the answer does not tell", async () => {
    const active = await createUser({ email: `${randomKey()}@maison.example` });
    const blocked = await createUser({
      email: `${randomKey()}@maison.example`,
      activated_at: null,
      status: "BLOCKED",
    });
    for (const email of [active.email, blocked.email, "nobody@maison.example"]) {
      expect(await resend(email)).toEqual({ status: 200, body: {} });
      expect(await mailTo(email)).toBeUndefined();
    }
  });

  test("does not set a password, nor does the other one activate by its own call", async () => {
    const { email } = await waiting();
    await resend(email);
    await listeners.idle();
    const token = await mails.tokenFor(email);
    expect(reasonOf(await reset({ token, password: "another good password" }))).toEqual([
      410,
      { reason: "UNKNOWN" },
    ]);
    expect((await activate(token)).status).toBe(200);
  });

  test("that nobody was sent is not good", async () => {
    expect(reasonOf(await activate("no-such-token"))).toEqual([410, { reason: "UNKNOWN" }]);
    expect((await activate("a token\0")).status).toBe(400);
  });
});

describe("a forgotten password", () => {
  test("is replaced by the mailed link, and every session ends", async () => {
    const user = await createUser({
      email: `${randomKey()}@maison.example`,
      password,
      language: "it",
    });
    const bystander = await createUser({ password });
    for (const { key } of [user, bystander]) await keepSession(key);
    expect(await forgotten(user.email)).toEqual({ status: 200, body: {} });
    expect((await mailTo(user.email))?.subject).toBe("Imposta una nuova password per Neroli");
    const token = await mails.tokenFor(user.email);

    const weak = await reset({ token, password: "maison.example" });
    expect([weak.status, weak.body.code]).toEqual([400, "registration.weak-password"]);
    expect(await reset({ token, password: "another good password" })).toEqual({
      status: 200,
      body: {},
    });

    expect(await opens(user.email, password)).toBe(false);
    expect(await opens(user.email, "another good password")).toBe(true);
    expect(await sessionsOf(user.key)).toEqual([]);
    expect(await sessionsOf(bystander.key)).toHaveLength(1);

    expect((await mailTo(user.email))?.subject).toBe(
      "La tua password di Neroli è stata modificata",
    );
    expect(reasonOf(await reset({ token, password: "a third good password" }))).toEqual([
      410,
      { reason: "USED" },
    ]);
  });

  test("is told of in the language of who set it, where none is chosen for mails", async () => {
    const { email } = await createUser({ email: `${randomKey()}@maison.example`, language: null });
    await forgotten(email);
    await listeners.idle();
    const body = { token: await mails.tokenFor(email), password: "another good password" };
    const headers = { cookie: "language=de" };
    await app.call("POST /registration/password/reset", { body, headers });
    expect((await mailTo(email))?.subject).toBe("Ihr Neroli-Passwort wurde geändert");
  });

  test("the link ends after two hours and proves the address of a new account", async () => {
    const { email } = await waiting();
    await forgotten(email);
    await listeners.idle();
    const late = await mails.tokenFor(email);
    await pass("2 hours 1 minute");
    expect((await reset({ token: late, password: "another good password" })).status).toBe(410);
    await forgotten(email);
    await listeners.idle();
    await reset({ token: await mails.tokenFor(email), password: "another good password" });
    expect(await isActive(email)).toBe(true);
    expect(await opens(email, "another good password")).toBe(true);
  });

  test("is nobody else's matter, and the answer does not tell", async () => {
    const blocked = await createUser({
      email: `${randomKey()}@maison.example`,
      status: "BLOCKED",
    });
    for (const email of [blocked.email, "nobody@maison.example"]) {
      expect(await forgotten(email)).toEqual({ status: 200, body: {} });
      expect(await mailTo(email)).toBeUndefined();
    }
    expect((await forgotten("nobody")).status).toBe(400);
  });
});
