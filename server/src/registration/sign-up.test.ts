import { describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { createUser } from "../users/factory.ts";
import { createCompanyWithDomain, createInvitation, signUpForm } from "./factory.ts";
import { accountOf, mailsTo, signUpIn, startWorld } from "./testing-sign-up.ts";
import { hashToken } from "./tokens/token.ts";

const world = startWorld();
const signUp = signUpIn(world);

describe("signing up with the address of a company", () => {
  test("makes an account of it that waits for the mailed link", async () => {
    const { status, body } = await signUp(
      signUpForm({ email: world.email, job_title: "Chemist", phone_number: " +46  8 123456 " }),
      { "accept-language": "de" },
    );
    expect([status, body]).toEqual([200, { activated: false }]);
    const account = await accountOf(world.email);
    expect(account).toMatchObject({
      email: world.email,
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
      company_key: world.supplier.key,
      status: "AWAITING_VERIFICATION",
      source: "SIGN_UP",
      special_case: null,
      activated_at: null,
      terms_accepted_at: expect.any(Date),
    });
    // Chosen by who follows the link.
    expect(account?.password_hash).toBeNull();
    const [mail, ...more] = await mailsTo(world, world.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Bestätigen Sie Ihre E-Mail-Adresse für Neroli");
    expect(mail?.text).toContain("Guten Tag Nora,");
    expect(mail?.html).toContain('<html lang="de">');
    // The token is nowhere but in the mail.
    const token = await world.mails.tokenFor(world.email);
    const kept = JSON.stringify([
      await db().selectFrom("mailed_tokens").selectAll().execute(),
      await db().selectFrom("outbox").selectAll().execute(),
    ]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(kept).toContain(hashToken(token));
    expect(kept).not.toContain(token);
  });

  test("the first of a supplier is its manager to be, the next are its users", async () => {
    await signUp(signUpForm({ email: world.email }));
    const first = await accountOf(world.email);
    expect(first?.roles).toEqual(["SUPPLIER_MANAGER_UNVERIFIED"]);
    await db()
      .updateTable("users")
      .set({ activated_at: new Date() })
      .where("email", "=", world.email)
      .execute();
    await signUp(signUpForm({ email: `second@${world.supplier.domain.toUpperCase()}` }));
    expect(await accountOf(`second@${world.supplier.domain}`)).toMatchObject({
      company_key: world.supplier.key,
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
      ...signUpForm({ email: world.email }),
      special_case: { ...special_case, company_type: "UNKNOWN" },
    });
    expect(status).toBe(400);
    expect(body.additional_data?.failures?.[0]?.path).toBe("special_case.company_type");
  });
});

describe("an address is refused", () => {
  const refusals = async (address: string, more: object = {}) => {
    const validated = await world.app.call("POST /registration/validate", {
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
    const { status, body } = await refusals(`no-reply@${world.supplier.domain}`);
    expect([status, body.additional_data?.type]).toEqual([409, "BLOCKED_BLACKLISTED_EMAIL"]);
    expect(body.detail).toBe(
      "Email is not valid or accepted in the platform. Please contact our support team.",
    );
  });

  test("that the company of the invitation does not allow", async () => {
    const manager = await createUser({
      roles: ["SUPPLIER_MANAGER"],
      company_key: world.supplier.key,
    });
    const registration_key = await createInvitation({
      email: world.email,
      company_key: world.supplier.key,
      invited_by: manager.key,
    });
    const { status, body } = await refusals(`nora@elsewhere-${randomKey()}.example`, {
      registration_key,
    });
    expect([status, body.additional_data?.type]).toEqual([409, "NOT_ALLOWED_DOMAINS"]);
    const unlisted = await createCompany();
    const open = await createInvitation({
      email: world.email,
      company_key: unlisted.key,
      invited_by: manager.key,
    });
    const other = await refusals(`nora@elsewhere-${randomKey()}.example`, {
      registration_key: open,
    });
    expect(other.body.additional_data?.type).toBe("NOT_ALLOWED_DOMAINS");
  });

  test("with a registration key that is none", async () => {
    const { status, body } = await refusals(world.email, { registration_key: "no-such-key" });
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
  const { status, body } = await signUp({ ...signUpForm({ email: world.email }), ...change });
  expect(status).toBe(400);
  expect(body.additional_data?.failures?.[0]).toMatchObject({ in: "body", path });
});

test("validate answers the company of an address, or that it must be described", async () => {
  const ask = (address: string) =>
    world.app.call("POST /registration/validate", { body: { email: address } });
  expect((await ask(world.email)).body).toEqual({ company: { name: world.supplier.name } });
  expect((await ask(`a@${randomKey()}.example`)).body).toEqual({ company: null });
});

test("nobody comes to the internal staging company by themselves", async () => {
  const { domain } = await createCompanyWithDomain({ key: "neroli-staging" });
  const { status, body } = await signUp(signUpForm({ email: `a@${domain}` }));
  expect([status, body.code]).toEqual([400, "registration.company-needed"]);
});

test("too many for one address are refused, whoever asks and whether it has an account", async () => {
  await createUser({ email: `known@${world.supplier.domain}` });
  for (const address of [world.email, `known@${world.supplier.domain}`]) {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const body = { email: attempt % 2 ? address : address.toUpperCase() };
      const answer = await world.app.call("POST /registration/activate/resend", { body });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(8).fill(200), 429]);
    expect((await signUp(signUpForm({ email: address }))).status).toBe(429);
  }
});

const company = (company_name: string) => ({
  special_case: { company_name, company_type: "CONSUMER_CARE_BRAND" as const, user_notes: "" },
});

test.each([
  ["firstname", { firstname: "Win at evil.com" }],
  ["lastname", { lastname: "https://10.0.0.1/" }],
  ["job_title", { job_title: "ask@evil.example" }],
  ["special_case.company_name", company("Maison \u202egro.live")],
])("%s holds no address, and nobody is mailed one in it", async (path, given) => {
  const { status, body } = await signUp(signUpForm({ email: world.email, ...given }));
  expect(status).toBe(400);
  expect(body.additional_data?.failures).toMatchObject([{ path, code: "name" }]);
  expect(await accountOf(world.email)).toBeUndefined();
  expect(await mailsTo(world, world.email)).toEqual([]);
});
