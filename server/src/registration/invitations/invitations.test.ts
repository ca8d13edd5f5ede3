import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Invite } from "@neroli/contract/registration/invitations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { startMail } from "../../kernel/mail/mail.ts";
import { startListeners } from "../../kernel/outbox/work.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../../users/factory.ts";
import { registrationRoutes } from "../routes.ts";
import { acceptInvitation } from "./commands/accept-invitation.ts";
import { invitationListeners } from "./listeners.ts";
import { findOpenInvitation } from "./queries.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let data: string;
let listeners: ReturnType<typeof startListeners>;
const failures: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [registrationRoutes], ...(await testIdentity()) });
  data = await mkdtemp(path.join(tmpdir(), "neroli-invite-"));
  startMail({ data, origin: "https://neroli.example.com", support_email: "help@neroli.example" });
  listeners = startListeners([invitationListeners], (error) => failures.push(error));
});
afterAll(async () => {
  await listeners.stop();
  await app.close();
  await database.close();
  await rm(data, { recursive: true });
});

type User = Awaited<ReturnType<typeof createUser>>;
let manager: User;
let company: string;
beforeEach(async () => {
  const { key } = await createCompany({ name: "Alpenkraut" });
  company = key;
  manager = await createUser({
    roles: ["SUPPLIER_MANAGER"],
    company_key: key,
    firstname: "Urs",
    lastname: "Keller",
  });
});

const invite = (
  as: User,
  emails: readonly string[],
  more: Partial<Invite> & { headers?: Record<string, string> } = {},
) => {
  const { headers, ...body } = more;
  return app.call("POST /users/invite", {
    as: as.key,
    body: { users: emails.map((email) => ({ email })), company, ...body },
    ...(headers && { headers }),
  });
};

const open = () =>
  db().selectFrom("invitations").where("company_key", "=", company).selectAll().execute();

/** The mails to an address, soft line breaks undone, oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  await listeners.idle();
  expect(failures.splice(0)).toEqual([]);
  const folder = path.join(data, "mail");
  const names = (await readdir(folder).catch(() => [])).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return texts
    .filter((text) => text.includes(`To: ${email}\r`))
    .map((text) => text.replaceAll("=\r\n", "").replaceAll("=3D", "="));
}

const tokenIn = (mail: string | undefined) => /\/register\/([\w-]{43})/.exec(mail ?? "")?.[1] ?? "";

describe("an invitation", () => {
  test("is mailed with a link that only the mail knows, and is in the trail", async () => {
    const message = "Join us, <b>please</b>!";
    const { status, body } = await invite(manager, ["Bea@example.org"], {
      message,
      headers: { cookie: "language=de" },
    });
    expect([status, body.invited]).toEqual([200, ["Bea@example.org"]]);
    const [mail = "", ...more] = await mailsTo("Bea@example.org");
    expect(more).toEqual([]);
    expect(mail).toContain("Konto anlegen");
    expect(mail).toContain(`> ${message}`);
    expect(mail).toContain('<html lang="de">');
    const token = tokenIn(mail);
    expect(await findOpenInvitation(token)).toMatchObject({
      email: "Bea@example.org",
      company_key: company,
      company_name: "Alpenkraut",
      editor: false,
      inviter: "Urs Keller",
      vouched: true,
    });
    const stored = JSON.stringify([
      await open(),
      await db().selectFrom("outbox").selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    const [entry] = await db()
      .selectFrom("audit_entries")
      .where("actor_key", "=", manager.key)
      .selectAll()
      .execute();
    expect(entry).toMatchObject({
      action: "user.invited",
      company_key: company,
      after: { email: "Bea@example.org", editor: false },
    });
  });

  test("sent again renews the open one: the newer link replaces the older", async () => {
    await invite(manager, ["bea@example.org"]);
    const first = tokenIn((await mailsTo("bea@example.org"))[0]);
    await invite(manager, ["BEA@example.org"], { message: "Again" });
    const [second] = await mailsTo("BEA@example.org");
    expect(await open()).toHaveLength(1);
    expect(await findOpenInvitation(first)).toBeNull();
    expect(await findOpenInvitation(tokenIn(second))).toMatchObject({ email: "BEA@example.org" });
  });

  test("that is not vouched for by somebody vetted of the company says so", async () => {
    const newcomer = await createUser({ company_key: company, status: "AWAITING_VERIFICATION" });
    const support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
    for (const [who, email, vouched] of [
      [newcomer, "new@example.org", false],
      [support, "sup@example.org", true],
    ] as const) {
      expect((await invite(who, [email])).status).toBe(200);
      const token = tokenIn((await mailsTo(email))[0]);
      expect(await findOpenInvitation(token)).toMatchObject({ vouched });
    }
    await db()
      .updateTable("users")
      .set({ enabled: false })
      .where("key", "=", support.key)
      .execute();
    const token = tokenIn((await mailsTo("sup@example.org"))[0]);
    expect(await findOpenInvitation(token)).toMatchObject({ vouched: false });
  });

  test("serves once, and its inviter hears of it", async () => {
    await invite(manager, ["bea.once@example.org"]);
    const token = tokenIn((await mailsTo("bea.once@example.org"))[0]);
    const { key = "" } = (await findOpenInvitation(token)) ?? {};
    const bea = await createUser({ company_key: company, firstname: "Bea", lastname: "Rossi" });
    await transaction(async () => {
      expect(await acceptInvitation(key, bea.key)).toBe(true);
      emit({ topic: "user.registered", key: bea.key, data: { invitation: key } });
    });
    expect(await acceptInvitation(key, bea.key)).toBe(false);
    expect(await findOpenInvitation(token)).toBeNull();
    const [mail = ""] = await mailsTo(manager.email);
    expect(mail).toContain("Bea Rossi accepted your invitation and joined Alpenkraut");
    expect(mail).toContain("https://neroli.example.com/user/profile#notifications");
    const [told, ...more] = await db()
      .selectFrom("notifications")
      .where("user_key", "=", manager.key)
      .selectAll()
      .execute();
    expect(more).toEqual([]);
    expect(told).toMatchObject({ action: "USER_ADDED", data: { invitee: "Bea Rossi" } });
  });

  test("ends after thirty days", async () => {
    await invite(manager, ["late@example.org"]);
    const token = tokenIn((await mailsTo("late@example.org"))[0]);
    const [row] = await open();
    const days = (Number(row?.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    await db()
      .updateTable("invitations")
      .set({ expires_at: new Date(Date.now() - 1) })
      .where("company_key", "=", company)
      .execute();
    expect(await findOpenInvitation(token)).toBeNull();
    expect(await acceptInvitation(row?.key ?? "", manager.key)).toBe(false);
  });
});

describe("addresses", () => {
  test("that cannot be invited are named one by one, the others are invited", async () => {
    const { status, body } = await invite(manager, [
      "not an address",
      "good@example.org",
      manager.email.toUpperCase(),
      "somebody@gmail.com",
      "GOOD@example.org",
    ]);
    expect([status, body.code]).toEqual([400, "invitations.not-all"]);
    expect(body.additional_data?.invited).toEqual(["good@example.org"]);
    expect(body.additional_data?.failures).toEqual([
      {
        in: "body",
        path: "users.0.email",
        email: "not an address",
        type: "INVALID_EMAIL",
        message: "not an address is not a valid email",
      },
      {
        in: "body",
        path: "users.2.email",
        email: manager.email.toUpperCase(),
        type: "ACCOUNT_EXISTS",
        message: `An account with email ${manager.email.toUpperCase()} already exists`,
      },
      {
        in: "body",
        path: "users.3.email",
        email: "somebody@gmail.com",
        type: "PRIVATE_EMAIL_DOMAIN",
        message:
          "Private email domains are not accepted. Please add your professional e-mail address or contact help@neroli.example",
      },
    ]);
    expect((await open()).map(({ email }) => email)).toEqual(["good@example.org"]);
  });

  test.each([
    ["PRIVATE_EMAIL_DOMAIN", "somebody@web.de", /^Private email domains.*help@neroli\.example$/],
    ["NOT_ALLOWED_DOMAINS", "ada@elsewhere.example", /^Email is not valid or accepted/],
    ["BLOCKED_BLACKLISTED_EMAIL", "blocked@alpenkraut.example", /^Email is not valid or accepted/],
  ])("refused as %s are a conflict", async (type, email, detail) => {
    await db()
      .updateTable("companies")
      .set({ valid_email_domains: ["Alpenkraut.example"] })
      .where("key", "=", company)
      .execute();
    if (type.startsWith("BLOCKED")) await createUser({ email, status: "BLOCKED" });
    const { status, body } = await invite(manager, [email]);
    expect([status, body.additional_data?.type]).toEqual([409, type]);
    expect(body.detail).toMatch(detail);
    expect(body.additional_data?.failures).toHaveLength(1);
    expect(await open()).toEqual([]);
    expect((await invite(manager, ["new@ALPENKRAUT.example"])).status).toBe(200);
  });

  test("are fifty at most and one at least", async () => {
    const many = Array.from({ length: 51 }, (_, at) => `a${at}@example.org`);
    for (const emails of [[], many]) {
      const { status, body } = await invite(manager, emails);
      expect([status, body.additional_data?.failures?.[0]?.path]).toEqual([400, "users"]);
    }
  });
});

describe("who may invite whom", () => {
  test("is not a visitor's", async () => {
    const body = { users: [{ email: "ada@example.org" }], company };
    expect((await app.call("POST /users/invite", { body })).status).toBe(401);
    expect((await app.call("GET /companies/invitable")).status).toBe(401);
  });

  test("to their own company, and to those that it owns; support to any but the internal one", async () => {
    const owned = await createCompany({ owner_company_key: company });
    const foreign = await createCompany();
    const disabled = await createCompany({ enabled: false });
    await createCompany({ key: "neroli-staging", name: "Neroli" });
    const support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: "neroli-staging" });
    const staging = await createUser({ company_key: "neroli-staging" });
    const nobody = await createUser({ company_key: null });
    const expected = [
      [manager, company, 200],
      [manager, owned.key, 200],
      [manager, foreign.key, 403],
      [manager, disabled.key, 404],
      [manager, "no-such-company", 404],
      [support, foreign.key, 200],
      [support, "neroli-staging", 403],
      [staging, "neroli-staging", 403],
      [nobody, foreign.key, 403],
    ] as const;
    for (const [who, to, status] of expected) {
      const answer = await invite(who, [`p${Math.random()}@example.org`], { company: to });
      expect(answer.status, `${who.roles} to ${to}`).toBe(status);
    }
    const listed = async (who: User, query = {}) =>
      (await app.call("GET /companies/invitable", { as: who.key, query })).body;
    const own = await listed(manager);
    expect(own.content.map(({ key }) => key).toSorted()).toEqual([company, owned.key].toSorted());
    expect(own).toMatchObject({ size: 15, total_elements: 2 });
    const all = (await listed(support, { size: "300" })).content.map(({ key }) => key);
    expect(all).toContain(foreign.key);
    expect(all).not.toContain("neroli-staging");
    expect(all).not.toContain(disabled.key);
    const found = await listed(support, { name__icontains: foreign.name.slice(2).toUpperCase() });
    expect(found.content.map(({ key }) => key)).toEqual([foreign.key]);
    expect((await listed(nobody)).content).toEqual([]);
    expect((await listed(staging)).content).toEqual([]);
  });

  test("editors are invited by those who may edit the company alone", async () => {
    const users = [{ email: "editor@example.org", editor: true }];
    const plain = await createUser({ roles: ["SUPPLIER_USER"], company_key: company });
    expect((await invite(plain, [], { users })).status).toBe(403);
    expect(await open()).toEqual([]);
    expect((await invite(manager, [], { users })).status).toBe(200);
    expect((await open()).map(({ editor }) => editor)).toEqual([true]);
  });
});

describe("sending the mail again", () => {
  const resend = (as: User, body: { username: string; company?: string }) =>
    app.call("POST /users/resend/verification", { as: as.key, body });

  test("renews an open invitation", async () => {
    await invite(manager, ["bea.again@example.org"]);
    const first = tokenIn((await mailsTo("bea.again@example.org"))[0]);
    const answer = await resend(manager, { username: "Bea.Again@example.org", company });
    expect([answer.status, answer.body.sent]).toEqual([200, "INVITATION"]);
    const mails = await mailsTo("bea.again@example.org");
    expect(mails).toHaveLength(2);
    expect(await findOpenInvitation(first)).toBeNull();
    expect(await findOpenInvitation(tokenIn(mails[1]))).not.toBeNull();
  });

  test("asks for the activation of an account that waits for it; an active one needs none", async () => {
    const user = await createUser({ company_key: company, language: "it", activated_at: null });
    const answer = await resend(manager, { username: user.email, company });
    expect([answer.status, answer.body.sent]).toEqual([200, "ACTIVATION"]);
    const [event] = await db()
      .selectFrom("outbox")
      .where("topic", "=", "registration.activation-wanted")
      .where("key", "=", user.email)
      .selectAll()
      .execute();
    expect(event?.data).toEqual({ language: "it" });
    const active = await createUser({ company_key: company, activated_at: new Date() });
    expect((await resend(manager, { username: active.email, company })).status).toBe(409);
  });

  test("is for support and the company's managers", async () => {
    await invite(manager, ["bea.who@example.org"]);
    const wanted = { username: "bea.who@example.org", company };
    const support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
    const stranger = await createUser({ roles: ["BUYER_MANAGER"] });
    const editor = await createUser({ roles: ["SUPPLIER_EDITOR"], company_key: company });
    expect((await app.call("POST /users/resend/verification", { body: wanted })).status).toBe(401);
    expect((await resend(editor, wanted)).status).toBe(403);
    expect((await resend(stranger, wanted)).status).toBe(403);
    expect((await resend(manager, { username: "nobody@example.org", company })).status).toBe(404);
    expect((await resend(support, { username: "bea.who@example.org" })).status).toBe(404);
    expect((await resend(support, wanted)).status).toBe(200);
  });
});
