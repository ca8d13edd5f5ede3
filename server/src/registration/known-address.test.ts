import { describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { isPassword } from "../kernel/passwords.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createEvent } from "../portals/factory.ts";
import { createUser } from "../users/factory.ts";
import { createInvitation, signUpForm } from "./factory.ts";
import { accountOf, mailsTo, signUpIn, startWorld } from "./testing-sign-up.ts";
import { hashToken } from "./tokens/token.ts";

const world = startWorld();
const signUp = signUpIn(world);

describe("an address that has an account", () => {
  test("is answered like any other; its owner reads it in a mail", async () => {
    const owner = await createUser({
      email: world.email,
      language: "fr",
      password: "the owner's password",
    });
    const { status, body } = await signUp(signUpForm({ email: world.email.toUpperCase() }));
    expect([status, body]).toEqual([200, { activated: false }]);
    expect(await accountOf(world.email)).toEqual(owner);
    const [mail, ...more] = await mailsTo(world, world.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Vous avez déjà un compte Neroli");
    expect(mail?.text).toContain("https://neroli.example.com/login");
    expect(mail?.text).toContain("https://neroli.example.com/password/forgotten");
  });

  test("of somebody who is shut out is answered the same, and written nothing", async () => {
    for (const given of [{ status: "BLOCKED" as const }, { enabled: false, activated_at: null }]) {
      const address = `${randomKey()}@${world.supplier.domain}`;
      const before = await createUser({ email: address, ...given });
      expect((await signUp(signUpForm({ email: address }))).body).toEqual({ activated: false });
      expect(await mailsTo(world, address)).toEqual([]);
      expect(await accountOf(address)).toEqual(before);
    }
  });

  test("and waits for its owner is changed in nothing; its link is mailed once more", async () => {
    await signUp(signUpForm({ email: world.email }));
    const before = await accountOf(world.email);
    const elsewhere = await createCompany();
    const { key: portal } = await createEvent({ type: "EXHIBITION" });
    const stranger = {
      ...signUpForm({ email: world.email.toUpperCase(), firstname: "Mallory", lastname: "Gray" }),
      password: "a stranger's choice",
      special_case: {
        company_name: elsewhere.name,
        company_type: "CONSUMER_CARE_BRAND",
        user_notes: "",
      },
    };
    expect(await signUp(stranger)).toEqual({ status: 200, body: { activated: false } });
    await world.app.call("POST /registration/portals/:portal/signup", {
      params: { portal },
      body: { ...stranger, event_terms_accepted: true },
    });
    // By the forwarded link of a colleague's invitation, too.
    const registration_key = await createInvitation({
      email: `colleague@${world.supplier.domain}`,
      company_key: world.supplier.key,
      invited_by: (await createUser({ company_key: world.supplier.key })).key,
      editor: true,
    });
    await signUp({ ...stranger, registration_key });
    expect(await accountOf(world.email)).toEqual(before);
    expect(await db().selectFrom("event_users").selectAll().execute()).toEqual([]);
    const { accepted_at } = await db()
      .selectFrom("invitations")
      .where("token_hash", "=", hashToken(registration_key))
      .select("accepted_at")
      .executeTakeFirstOrThrow();
    expect(accepted_at).toBeNull();
    const mails = await mailsTo(world, world.email);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
    expect(mails).toHaveLength(4);
  });

  test("is opened by any link that was mailed, by the password of who followed it alone", async () => {
    await signUp({ ...signUpForm({ email: world.email }), password: "an early stranger's" });
    await world.mailed();
    const first = await world.mails.tokenFor(world.email);
    await signUp({ ...signUpForm({ email: world.email }), password: "a late stranger's" });
    await world.mailed();
    const second = await world.mails.tokenFor(world.email);
    expect(second).not.toBe(first);
    const activate = (token: string, password: string) =>
      world.app.call("POST /registration/activate", { body: { token, password } });
    expect((await activate(first, "the owner's own words")).status).toBe(200);
    const opens = async (password: string) =>
      isPassword(password, (await accountOf(world.email))?.password_hash ?? null);
    expect(await opens("the owner's own words")).toBe(true);
    expect(await opens("an early stranger's")).toBe(false);
    // The other link sets no password of an account that is open.
    const late = await activate(second, "somebody else's words");
    expect([late.status, late.body.additional_data]).toEqual([410, { reason: "USED" }]);
    expect(await opens("the owner's own words")).toBe(true);
  });

  test("signing up twice at the same moment makes one account", async () => {
    const twice = Array.from({ length: 4 }, () => () => signUp(signUpForm({ email: world.email })));
    const answers = await atOnce("users", twice);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { count } = await db()
      .selectFrom("users")
      .where("email", "=", world.email)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});
