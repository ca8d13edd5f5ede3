import type { Role } from "@neroli/contract/access/roles.ts";
import { describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { isPassword } from "../kernel/passwords.ts";
import { atOnce } from "../kernel/testing/at-once.ts";
import { createUser } from "../users/factory.ts";
import { createInvitation, signUpForm } from "./factory.ts";
import { accountOf, mailsTo, signUpIn, startWorld } from "./testing-sign-up.ts";

const world = startWorld();
const signUp = signUpIn(world);

describe("by an invitation", () => {
  const invitedBy = (roles: Role[], more: object = {}) =>
    createUser({ roles, company_key: world.supplier.key, ...more });

  test("the form knows who invited whom", async () => {
    const manager = await invitedBy(["SUPPLIER_MANAGER"], { firstname: "Ines", lastname: "Rossi" });
    const registrationKey = await createInvitation({
      email: world.email,
      company_key: world.supplier.key,
      invited_by: manager.key,
    });
    const ask = (key: string) =>
      world.app.call("GET /registration/invitations/:registrationKey", {
        params: { registrationKey: key },
      });
    expect((await ask(registrationKey)).body).toEqual({
      email: world.email,
      company: { name: world.supplier.name },
      inviter: "Ines Rossi",
      vouched: true,
    });
    expect((await ask("no-such-key")).status).toBe(410);
  });

  test("of the manager one is active and verified at once, once", async () => {
    const manager = await invitedBy(["SUPPLIER_MANAGER"]);
    const registration_key = await createInvitation({
      email: world.email.toUpperCase(),
      company_key: world.supplier.key,
      invited_by: manager.key,
      editor: true,
    });
    const { body } = await signUp(signUpForm({ email: world.email, registration_key }));
    expect(body).toEqual({ activated: true });
    const account = await accountOf(world.email);
    expect(account).toMatchObject({
      status: "VERIFIED",
      source: "INVITATION",
      roles: ["SUPPLIER_EDITOR"],
      company_key: world.supplier.key,
      activated_at: expect.any(Date),
    });
    expect(await mailsTo(world, world.email)).toEqual([]);
    const again = await signUp(
      signUpForm({ email: `second@${world.supplier.domain}`, registration_key }),
    );
    expect(again.status).toBe(410);
    const events = await db()
      .selectFrom("outbox")
      .where("key", "=", account?.key ?? "")
      .selectAll()
      .execute();
    expect(events.map(({ topic }) => topic).sort()).toEqual(["user.activated", "user.registered"]);
  });

  test("one chooses the password there: it is needed, and opens an account that waited", async () => {
    const manager = await invitedBy(["SUPPLIER_MANAGER"]);
    const registration_key = await createInvitation({
      email: world.email,
      company_key: world.supplier.key,
      invited_by: manager.key,
    });
    // Somebody had signed up with this address before.
    await signUp(signUpForm({ email: world.email, firstname: "Mallory" }));
    const { password: _, ...without } = signUpForm({ email: world.email, registration_key });
    const refused = await signUp(without);
    expect(refused.status).toBe(400);
    expect(refused.body.additional_data?.failures?.[0]).toMatchObject({
      path: "password",
      code: "required",
    });
    await signUp({ ...without, password: "words of the invited" });
    const account = await accountOf(world.email);
    expect(account).toMatchObject({ firstname: "Nora", activated_at: expect.any(Date) });
    expect(await isPassword("words of the invited", account?.password_hash ?? null)).toBe(true);
  });

  test("of somebody who is not vetted one waits for support", async () => {
    const unvetted = await invitedBy(["SUPPLIER_MANAGER"], { status: "AWAITING_VERIFICATION" });
    const registration_key = await createInvitation({
      email: world.email,
      company_key: world.supplier.key,
      invited_by: unvetted.key,
    });
    await signUp(signUpForm({ email: world.email, registration_key }));
    expect(await accountOf(world.email)).toMatchObject({
      status: "AWAITING_VERIFICATION",
      roles: ["SUPPLIER_USER"],
    });
  });

  test("a colleague with another address has it proved by mail, and waits for support", async () => {
    const manager = await invitedBy(["SUPPLIER_MANAGER"]);
    const registration_key = await createInvitation({
      email: world.email,
      company_key: world.supplier.key,
      invited_by: manager.key,
    });
    const other = `other@${world.supplier.domain}`;
    const { body } = await signUp(signUpForm({ email: other, registration_key }));
    expect(body).toEqual({ activated: false });
    expect(await accountOf(other)).toMatchObject({
      status: "AWAITING_VERIFICATION",
      activated_at: null,
      company_key: world.supplier.key,
    });
    expect(await mailsTo(world, other)).toHaveLength(1);
  });

  test("of two at the same moment one is the invited", async () => {
    const manager = await invitedBy(["SUPPLIER_MANAGER"]);
    const registration_key = await createInvitation({
      email: world.email,
      company_key: world.supplier.key,
      invited_by: manager.key,
    });
    const answers = await atOnce("invitations", [
      () => signUp(signUpForm({ email: world.email, registration_key })),
      () => signUp(signUpForm({ email: `other@${world.supplier.domain}`, registration_key })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });
});
