import { describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { isPassword } from "../kernel/passwords.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createUser } from "../users/factory.ts";
import { signUpForm } from "./factory.ts";
import { accountOf, mailsTo, signUpIn, startWorld } from "./testing-sign-up.ts";

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

  test("but was never activated belongs to the newer form; the older link serves no more", async () => {
    await signUp(
      signUpForm({ email: world.email, firstname: "Mallory", password: "an attacker's choice" }),
    );
    await world.mailed();
    const old = await world.mails.tokenFor(world.email);
    await signUp(signUpForm({ email: world.email, firstname: "Nora" }));
    await world.mailed();
    const account = await accountOf(world.email);
    expect(account?.firstname).toBe("Nora");
    expect(await isPassword("correct horse battery", account?.password_hash ?? null)).toBe(true);
    const activate = (token: string) =>
      world.app.call("POST /registration/activate", { body: { token } });
    expect((await activate(old)).body.additional_data).toEqual({ reason: "EXPIRED" });
    expect((await activate(await world.mails.tokenFor(world.email))).status).toBe(200);
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
