import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { createUser } from "../../users/factory.ts";
import { acceptInvitation } from "./commands/accept-invitation.ts";
import { findOpenInvitation } from "./queries.ts";
import { type Inviting, newTeam, startInviting, tokenIn } from "./testing-invitations.ts";

let inviting: Inviting;
beforeAll(async () => {
  inviting = await startInviting();
});
afterAll(() => inviting.close());

let team: Awaited<ReturnType<typeof newTeam>>;
beforeEach(async () => {
  team = await newTeam(inviting);
});

describe("an invitation", () => {
  test("is mailed with a link that only the mail knows, and is in the trail", async () => {
    const { company, manager, invite, open } = team;
    const { mailsTo } = inviting;
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
    const { manager, invite, open } = team;
    const { mailsTo } = inviting;
    await invite(manager, ["bea@example.org"]);
    const first = tokenIn((await mailsTo("bea@example.org"))[0]);
    await invite(manager, ["BEA@example.org"], { message: "Again" });
    const [second] = await mailsTo("BEA@example.org");
    expect(await open()).toHaveLength(1);
    expect(await findOpenInvitation(first)).toBeNull();
    expect(await findOpenInvitation(tokenIn(second))).toMatchObject({ email: "BEA@example.org" });
  });

  test("that is not vouched for by somebody vetted of the company says so", async () => {
    const { company, invite } = team;
    const { mailsTo } = inviting;
    const { key: owner } = await createCompany({ verified: false });
    await db()
      .updateTable("companies")
      .set({ owner_company_key: owner })
      .where("key", "=", company)
      .execute();
    // Of the company that owns this one, and that nobody has verified.
    const newcomer = await createUser({ company_key: owner });
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
    const { company, manager, invite } = team;
    const { mailsTo } = inviting;
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
    const { company, manager, invite, open } = team;
    const { mailsTo } = inviting;
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
    const { manager, invite, open } = team;
    const { status, body } = await invite(manager, [
      "not an address",
      "good@example.org",
      manager.email.toUpperCase(),
      "somebody@gmail.com",
      "GOOD@example.org",
    ]);
    expect([status, body.code]).toEqual([400, "invitations.not-all"]);
    expect(body.additional_data?.invited).toEqual(["good@example.org"]);
    expect(body.additional_data?.failures).toMatchObject([
      {
        in: "body",
        path: "users.0.email",
        code: "invitations.emails.invalid",
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
    const { company, manager, invite, open } = team;
    await db()
      .updateTable("companies")
      .set({ valid_email_domains: ["Alpenkraut.example"] })
      .where("key", "=", company)
      .execute();
    if (type.startsWith("BLOCKED"))
      await createUser({ email, status: "BLOCKED", company_key: company });
    const { status, body } = await invite(manager, [email]);
    expect([status, body.additional_data?.type]).toEqual([409, type]);
    expect(body.detail).toMatch(detail);
    expect(body.additional_data?.failures).toHaveLength(1);
    expect(await open()).toEqual([]);
    expect((await invite(manager, ["new@ALPENKRAUT.example"])).status).toBe(200);
  });

  test("are fifty at most and one at least", async () => {
    const { manager, invite } = team;
    const many = Array.from({ length: 51 }, (_, at) => `a${at}@example.org`);
    for (const emails of [[], many]) {
      const { status, body } = await invite(manager, emails);
      expect([status, body.additional_data?.failures?.[0]?.path]).toEqual([400, "users"]);
    }
  });
});
