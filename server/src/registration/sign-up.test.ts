import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
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
import { createCompanyWithDomain, signUpForm } from "./factory.ts";
import { hashToken } from "./invitations/token.ts";
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

type Company = Awaited<ReturnType<typeof createCompanyWithDomain>>;
let supplier: Company;
let email: string;
beforeEach(async () => {
  // Each test is another hour.
  await db().deleteFrom("throttles").execute();
  supplier = await createCompanyWithDomain();
  email = `nora@${supplier.domain}`;
});

const signUp = (form: object, headers?: Record<string, string>) =>
  app.call("POST /registration/signup", { body: form, ...(headers && { headers }) });

const accountOf = (address: string) =>
  db()
    .selectFrom("users")
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", address.toLowerCase()))
    .selectAll()
    .executeTakeFirst();

async function mailsTo(address: string) {
  await listeners.idle();
  return mails.to(address);
}

async function invite(given: {
  email: string;
  company_key: string;
  invited_by: string;
  editor?: boolean;
}) {
  const token = randomKey().repeat(4);
  await db()
    .insertInto("invitations")
    .values({
      key: randomKey(),
      token_hash: hashToken(token),
      expires_at: new Date(Date.now() + 86_400_000),
      ...given,
    })
    .execute();
  return token;
}

describe("signing up with the address of a company", () => {
  test("makes an account of it that waits for the mailed link", async () => {
    const { status, body } = await signUp(
      signUpForm({ email, job_title: "Chemist", phone_number: " +46  8 123456 " }),
      { "accept-language": "de" },
    );
    expect([status, body]).toEqual([200, { activated: false }]);
    const account = await accountOf(email);
    expect(account).toMatchObject({
      email,
      firstname: "Nora",
      lastname: "Lindqvist",
      department: "RESEARCH",
      country_code: "SE",
      job_title: "Chemist",
      // Spec 5: the first part sits in parentheses.
      phone_number: "(+46) 8 123456",
      segments: ["PERSONALCARE"],
      notification_settings: { neroli_digest_enabled: true },
      language: "de",
      company_key: supplier.key,
      status: "AWAITING_VERIFICATION",
      source: "SIGN_UP",
      special_case: null,
      activated_at: null,
      terms_accepted_at: expect.any(Date),
    });
    expect(await isPassword("correct horse battery", account?.password_hash ?? null)).toBe(true);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Bestätigen Sie Ihre E-Mail-Adresse für Neroli");
    expect(mail?.text).toContain("Guten Tag Nora,");
    expect(mail?.html).toContain('<html lang="de">');
    // The token is nowhere but in the mail.
    const token = await mails.tokenFor(email);
    const kept = JSON.stringify([
      await db().selectFrom("mailed_tokens").selectAll().execute(),
      await db().selectFrom("outbox").selectAll().execute(),
    ]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(kept).toContain(hashToken(token));
    expect(kept).not.toContain(token);
  });

  test("the first of a supplier is its manager to be, the next are its users", async () => {
    await signUp(signUpForm({ email }));
    const first = await accountOf(email);
    expect(first?.roles).toEqual(["SUPPLIER_MANAGER_UNVERIFIED"]);
    await db()
      .updateTable("users")
      .set({ activated_at: new Date() })
      .where("email", "=", email)
      .execute();
    await signUp(signUpForm({ email: `second@${supplier.domain.toUpperCase()}` }));
    expect(await accountOf(`second@${supplier.domain}`)).toMatchObject({
      company_key: supplier.key,
      roles: ["SUPPLIER_USER"],
    });
  });

  test("people of a brand are buyers; a disabled company has no people to come", async () => {
    const brand = await createCompanyWithDomain({ type: "CONSUMER_CARE_BRAND" });
    await signUp(signUpForm({ email: `a@${brand.domain}` }));
    expect((await accountOf(`a@${brand.domain}`))?.roles).toEqual(["BUYER"]);
    const gone = await createCompanyWithDomain({ enabled: false });
    const { status, body } = await signUp(signUpForm({ email: `a@${gone.domain}` }));
    expect([status, body.code]).toEqual([400, "registration.company-needed"]);
  });
});

describe("somebody whose company is not listed", () => {
  const special_case = {
    company_name: "Nordic Resins",
    company_type: "SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS" as const,
    user_notes: "We make rosin.",
  };

  test("says which it is", async () => {
    const address = `kim@${randomKey()}.example`;
    const refused = await signUp(signUpForm({ email: address }));
    expect(refused.body.additional_data?.failures?.[0]?.path).toBe("special_case");
    const { status } = await signUp(signUpForm({ email: address, special_case }));
    expect(status).toBe(200);
    expect(await accountOf(address)).toMatchObject({
      company_key: null,
      special_case,
      roles: ["SUPPLIER_MANAGER_UNVERIFIED"],
      source: "SIGN_UP",
    });
  });

  test("cannot be of the unknown type, which no picker shows", async () => {
    const { status, body } = await signUp({
      ...signUpForm({ email }),
      special_case: { ...special_case, company_type: "UNKNOWN" },
    });
    expect(status).toBe(400);
    expect(body.additional_data?.failures?.[0]?.path).toBe("special_case.company_type");
  });
});

describe("an address is refused", () => {
  const refusals = async (address: string, more: object = {}) => {
    const validated = await app.call("POST /registration/validate", {
      body: { email: address, ...more },
    });
    const signed = await signUp({ ...signUpForm({ email: address }), ...more });
    expect(signed.status).toBe(validated.status);
    expect(signed.body.code).toBe(validated.body.code);
    expect(await accountOf(address)).toBeUndefined();
    return signed;
  };

  test.each(["gmail.com", "GMX.de", "mailinator.com"])(
    "of the private domain %s",
    async (domain) => {
      const { status, body } = await refusals(`nora@${domain}`);
      expect([status, body.code]).toEqual([409, "registration.private-email-domain"]);
      expect(body.additional_data).toMatchObject({ type: "PRIVATE_EMAIL_DOMAIN" });
      expect(body.detail).toBe(
        "Private email domains are not accepted. Please add your professional e-mail address or contact support@neroli.example.com",
      );
    },
  );

  test("that is nobody's", async () => {
    const { status, body } = await refusals(`no-reply@${supplier.domain}`);
    expect([status, body.additional_data?.type]).toEqual([409, "BLOCKED_BLACKLISTED_EMAIL"]);
    expect(body.detail).toBe(
      "Email is not valid or accepted in the platform. Please contact our support team.",
    );
  });

  test("that the company of the invitation does not allow", async () => {
    const manager = await createUser({ roles: ["SUPPLIER_MANAGER"], company_key: supplier.key });
    const registration_key = await invite({
      email,
      company_key: supplier.key,
      invited_by: manager.key,
    });
    const { status, body } = await refusals(`nora@elsewhere-${randomKey()}.example`, {
      registration_key,
    });
    expect([status, body.additional_data?.type]).toEqual([409, "NOT_ALLOWED_DOMAINS"]);
    const unlisted = await createCompany();
    const open = await invite({ email, company_key: unlisted.key, invited_by: manager.key });
    const other = await refusals(`nora@elsewhere-${randomKey()}.example`, {
      registration_key: open,
    });
    expect(other.body.additional_data?.type).toBe("NOT_ALLOWED_DOMAINS");
  });

  test("with a registration key that is none", async () => {
    const { status, body } = await refusals(email, { registration_key: "no-such-key" });
    expect([status, body.code]).toEqual([410, "registration.link-not-valid"]);
  });
});

test.each([
  ["terms that are not accepted", { terms_accepted: false }, "terms_accepted"],
  ["a short password", { password: "short" }, "password"],
  ["an unbelievable password", { password: "x".repeat(1_001) }, "password"],
  ["a password made of the name", { password: "NoraLindqvist1" }, "password"],
  ["what is no address", { email: "nora" }, "email"],
  ["what is no phone number", { phone_number: "call me" }, "phone_number"],
  ["no phone number", { phone_number: undefined }, "phone_number"],
  ["a country that is none", { country_code: "Sweden" }, "country_code"],
  ["an unknown department", { department: "SORCERY" }, "department"],
  ["an empty name", { firstname: " " }, "firstname"],
  ["roles of one's own choice", { roles: ["NEROLI_SUPER"] }, ""],
])("a form with %s is refused", async (_what, change, path) => {
  const { status, body } = await signUp({ ...signUpForm({ email }), ...change });
  expect(status).toBe(400);
  expect(body.additional_data?.failures?.[0]).toMatchObject({ in: "body", path });
});

describe("an address that has an account", () => {
  test("is answered like any other; its owner reads it in a mail", async () => {
    const owner = await createUser({ email, language: "fr", password: "the owner's password" });
    const { status, body } = await signUp(signUpForm({ email: email.toUpperCase() }));
    expect([status, body]).toEqual([200, { activated: false }]);
    expect(await accountOf(email)).toEqual(owner);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Vous avez déjà un compte Neroli");
    expect(mail?.text).toContain("https://neroli.example.com/login");
    expect(mail?.text).toContain("https://neroli.example.com/password/forgotten");
  });

  test("of somebody who is shut out is answered the same, and written nothing", async () => {
    for (const given of [{ status: "BLOCKED" }, { enabled: false, activated_at: null }]) {
      const address = `${randomKey()}@${supplier.domain}`;
      const before = await createUser({ email: address, ...given });
      expect((await signUp(signUpForm({ email: address }))).body).toEqual({ activated: false });
      expect(await mailsTo(address)).toEqual([]);
      expect(await accountOf(address)).toEqual(before);
    }
  });

  test("but was never activated belongs to the newer form; the older link serves no more", async () => {
    await signUp(signUpForm({ email, firstname: "Mallory", password: "an attacker's choice" }));
    await listeners.idle();
    const old = await mails.tokenFor(email);
    await signUp(signUpForm({ email, firstname: "Nora" }));
    await listeners.idle();
    const account = await accountOf(email);
    expect(account?.firstname).toBe("Nora");
    expect(await isPassword("correct horse battery", account?.password_hash ?? null)).toBe(true);
    const activate = (token: string) =>
      app.call("POST /registration/activate", { body: { token } });
    expect((await activate(old)).body.additional_data).toEqual({ reason: "EXPIRED" });
    expect((await activate(await mails.tokenFor(email))).status).toBe(200);
  });

  test("signing up twice at the same moment makes one account", async () => {
    const twice = Array.from({ length: 4 }, () => () => signUp(signUpForm({ email })));
    const answers = await atOnce("users", twice);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { count } = await db()
      .selectFrom("users")
      .where("email", "=", email)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

describe("by an invitation", () => {
  const invitedBy = (roles: string[], more: object = {}) =>
    createUser({ roles, company_key: supplier.key, ...more });

  test("the form knows who invited whom", async () => {
    const manager = await invitedBy(["SUPPLIER_MANAGER"], { firstname: "Ines", lastname: "Rossi" });
    const registrationKey = await invite({
      email,
      company_key: supplier.key,
      invited_by: manager.key,
    });
    const ask = (key: string) =>
      app.call("GET /registration/invitations/:registrationKey", {
        params: { registrationKey: key },
      });
    expect((await ask(registrationKey)).body).toEqual({
      email,
      company: { name: supplier.name },
      inviter: "Ines Rossi",
    });
    expect((await ask("no-such-key")).status).toBe(410);
  });

  test("of the manager one is active and verified at once, once", async () => {
    const manager = await invitedBy(["SUPPLIER_MANAGER"]);
    const registration_key = await invite({
      email: email.toUpperCase(),
      company_key: supplier.key,
      invited_by: manager.key,
      editor: true,
    });
    const { body } = await signUp(signUpForm({ email, registration_key }));
    expect(body).toEqual({ activated: true });
    const account = await accountOf(email);
    expect(account).toMatchObject({
      status: "VERIFIED",
      source: "INVITATION",
      roles: ["SUPPLIER_EDITOR"],
      company_key: supplier.key,
      activated_at: expect.any(Date),
    });
    expect(await mailsTo(email)).toEqual([]);
    const again = await signUp(
      signUpForm({ email: `second@${supplier.domain}`, registration_key }),
    );
    expect(again.status).toBe(410);
    const events = await db()
      .selectFrom("outbox")
      .where("key", "=", account?.key ?? "")
      .selectAll()
      .execute();
    expect(events.map(({ topic }) => topic)).toEqual(["user.registered"]);
  });

  test("of somebody who is not vetted one waits for support", async () => {
    const unvetted = await invitedBy(["SUPPLIER_MANAGER"], { status: "AWAITING_VERIFICATION" });
    const registration_key = await invite({
      email,
      company_key: supplier.key,
      invited_by: unvetted.key,
    });
    await signUp(signUpForm({ email, registration_key }));
    expect(await accountOf(email)).toMatchObject({
      status: "AWAITING_VERIFICATION",
      roles: ["SUPPLIER_USER"],
    });
  });

  test("a colleague with another address has it proved by mail, and waits for support", async () => {
    const manager = await invitedBy(["SUPPLIER_MANAGER"]);
    const registration_key = await invite({
      email,
      company_key: supplier.key,
      invited_by: manager.key,
    });
    const other = `other@${supplier.domain}`;
    const { body } = await signUp(signUpForm({ email: other, registration_key }));
    expect(body).toEqual({ activated: false });
    expect(await accountOf(other)).toMatchObject({
      status: "AWAITING_VERIFICATION",
      activated_at: null,
      company_key: supplier.key,
    });
    expect(await mailsTo(other)).toHaveLength(1);
  });

  test("of two at the same moment one is the invited", async () => {
    const manager = await invitedBy(["SUPPLIER_MANAGER"]);
    const registration_key = await invite({
      email,
      company_key: supplier.key,
      invited_by: manager.key,
    });
    const answers = await atOnce("invitations", [
      () => signUp(signUpForm({ email, registration_key })),
      () => signUp(signUpForm({ email: `other@${supplier.domain}`, registration_key })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });
});

test("validate answers the company of an address, or that it must be described", async () => {
  const ask = (address: string) =>
    app.call("POST /registration/validate", { body: { email: address } });
  expect((await ask(email)).body).toEqual({ company: { name: supplier.name } });
  expect((await ask(`a@${randomKey()}.example`)).body).toEqual({ company: null });
});

test("too many for one address are refused, whoever asks and whether it has an account", async () => {
  await createUser({ email: `known@${supplier.domain}` });
  for (const address of [email, `known@${supplier.domain}`]) {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const body = { email: attempt % 2 ? address : address.toUpperCase() };
      const answer = await app.call("POST /registration/activate/resend", { body });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(8).fill(200), 429]);
    expect((await signUp(signUpForm({ email: address }))).status).toBe(429);
  }
});
