import { describe, expect, test } from "vitest";
import { db } from "../../kernel/db/db.ts";
import { createEvent, createEventUser } from "../../portals/factory.ts";
import { createUser } from "../../users/factory.ts";
import { createCompanyWithDomain, createPortalInvitation, signUpForm } from "../factory.ts";
import { inviting, startWorld } from "./testing-portal-invitations.ts";

const world = startWorld();
const calls = () => inviting(world);

const signUp = (email: string, more: object = {}) =>
  world.app.call("POST /registration/portals/:portal/signup", {
    params: { portal: world.event },
    body: { ...signUpForm({ email }), event_terms_accepted: true, ...special, ...more },
  });
const special = { special_case: { company_name: "Lindqvist Lab", company_type: "DISTRIBUTOR" } };
const join = (as: string) =>
  world.app.call("POST /portals/:portal/users/signup", {
    as,
    params: { portal: world.event },
    body: { event_terms_accepted: true },
  });
const placeOf = async (email: string) => {
  const row = await db()
    .selectFrom("users")
    .leftJoin("event_users", (on) =>
      on.onRef("event_users.user_key", "=", "users.key").on("event_key", "=", world.event),
    )
    .where("users.email", "=", email)
    .select(["event_users.status as place", "users.status as account", "activated_at"])
    .executeTakeFirst();
  return row && { ...row, activated_at: row.activated_at !== null };
};
const mailedLink = async () => {
  const { invite, linkOf } = calls();
  await invite([world.email]);
  return linkOf(world.email);
};
const openPortal = () =>
  db()
    .updateTable("events")
    .set({ settings: JSON.stringify({ takes_sign_ups: true }) })
    .where("key", "=", world.event)
    .execute();

describe("the mailed link", () => {
  test("shows who invites where to, and the company that the address leads to", async () => {
    const company = await createCompanyWithDomain({ name: "Alpenkraut" });
    world.email = `nora@${company.domain}`;
    const { status, body } = await calls().open(await mailedLink());
    expect([status, body]).toEqual([
      200,
      {
        email: world.email,
        inviter: "Camille Roux",
        vouched: true,
        company: { name: "Alpenkraut" },
        event: {
          ...{ key: world.event, display_name: "Maison Ambre", type: "BRAND_PORTAL" },
          ...{ starts_on: null, ends_on: null },
        },
      },
    ]);
  });

  test("signs up where nobody may by themselves, lets in at once and serves once", async () => {
    const invitation_key = await mailedLink();
    expect((await signUp(world.email)).status).toBe(404);
    const { status, body } = await signUp(world.email, { invitation_key });
    expect([status, body]).toEqual([200, { activated: true }]);
    // The portal's people vouch for the place; the account is looked at by support as any other.
    expect(await placeOf(world.email)).toEqual({
      place: "VERIFIED",
      account: "AWAITING_VERIFICATION",
      activated_at: true,
    });
    expect(await calls().invited()).toEqual([]);
    expect((await calls().open(invitation_key)).body.code).toBe("registration.link-not-valid");
    const again = await signUp(world.email, { invitation_key });
    expect(again.body.code).toBe("registration.link-not-valid");
  });

  test("signs nobody up by another address, and needs a password of its own", async () => {
    const invitation_key = await mailedLink();
    const other = await signUp(`another-${world.email}`, { invitation_key });
    expect([other.status, other.body.code]).toEqual([409, "registration.email-not-accepted"]);
    const without = await signUp(world.email, { invitation_key, password: undefined });
    expect(without.body.additional_data?.failures).toMatchObject([{ path: "password" }]);
    expect(await calls().invited()).toHaveLength(1);
  });

  test("is of one portal: elsewhere, and on another's host, it opens nothing", async () => {
    const invitation_key = await mailedLink();
    const own = world.event;
    world.event = (await createEvent({ settings: { takes_sign_ups: true } })).key;
    expect((await signUp(world.email, { invitation_key })).status).toBe(404);
    world.at = world.event;
    expect((await calls().open(invitation_key)).body.code).toBe("registration.link-not-valid");
    world.at = own;
    expect((await calls().open(invitation_key)).status).toBe(200);
  });

  test("of a portal that is disabled, or after thirty days, opens nothing", async () => {
    const given = { event_key: world.event, email: world.email, invited_by: world.host };
    const { token } = await createPortalInvitation({ ...given, expires_at: new Date() });
    expect((await signUp(world.email, { invitation_key: token })).body.code).toBe(
      "registration.link-not-valid",
    );
    const good = await mailedLink();
    expect((await calls().open(good)).status).toBe(200);
    await db()
      .updateTable("events")
      .set({ enabled: false })
      .where("key", "=", world.event)
      .execute();
    expect((await calls().open(good)).status).toBe(410);
    expect((await signUp(world.email, { invitation_key: good })).status).toBe(410);
  });

  test("changes nothing of an account: its owner joins by logging in", async () => {
    const known = await createUser({ email: world.email, firstname: "Owner" });
    const invitation_key = await mailedLink();
    // Answered as any other address is.
    const { body } = await signUp(world.email, { invitation_key });
    expect(body).toEqual({ activated: true });
    expect(await placeOf(world.email)).toMatchObject({ place: null });
    const row = await db()
      .selectFrom("users")
      .where("key", "=", known.key)
      .select(["firstname", "password_hash"])
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ firstname: "Owner" });
    expect((await join(known.key)).body).toEqual({ status: "VERIFIED" });
    expect(await calls().invited()).toEqual([]);
  });
});

describe("who comes with the invited address", () => {
  test("and has an account is let in where nobody may sign up; others are not", async () => {
    const known = await createUser({ email: world.email });
    const stranger = await createUser();
    await calls().invite([world.email]);
    expect((await join(stranger.key)).status).toBe(404);
    expect((await join(known.key)).body).toEqual({ status: "VERIFIED" });
    expect(await calls().list({ user__eq: known.key })).toMatchObject([
      { status: "VERIFIED", invitation: null },
    ]);
  });

  test("by themselves waits until the address is proved, and is let in then", async () => {
    await openPortal();
    await calls().invite([world.email]);
    await world.mailed();
    expect((await signUp(world.email)).body).toEqual({ activated: false });
    expect((await placeOf(world.email))?.place).toBe("AWAITING_VERIFICATION");
    expect(await calls().invited()).toEqual([]);
    await world.mailed();
    const texts = (await world.mails.to(world.email)).map(({ text }) => text).join(" ");
    const token = /activate\?token=([\w-]{43})/.exec(texts)?.[1];
    await world.app.call("POST /registration/activate", {
      body: { token, password: "correct horse battery" },
    });
    await world.mailed();
    expect((await placeOf(world.email))?.place).toBe("VERIFIED");
    const left = db().selectFrom("portal_invitations").where("email", "=", world.email);
    expect(await left.select("key").execute()).toEqual([]);
  });

  test("and was not invited there waits as ever", async () => {
    await openPortal();
    const other = await createEvent();
    await createPortalInvitation({
      ...{ event_key: other.key, email: world.email, invited_by: world.host },
    });
    const known = await createUser({ email: world.email });
    expect((await join(known.key)).body).toEqual({ status: "AWAITING_VERIFICATION" });
  });

  test("and is blocked there stays so", async () => {
    const known = await createUser({ email: world.email });
    await createPortalInvitation({
      ...{ event_key: world.event, email: world.email, invited_by: world.host },
    });
    await createEventUser({ event_key: world.event, user_key: known.key, status: "BLOCKED" });
    expect((await join(known.key)).body).toEqual({ status: "BLOCKED" });
  });

  test("of somebody who decides about nobody any more waits for those who do", async () => {
    const known = await createUser({ email: world.email });
    await calls().invite([world.email]);
    await db()
      .updateTable("event_users")
      .set({ permissions: "{}" })
      .where("user_key", "=", world.host)
      .execute();
    expect((await join(known.key)).body).toEqual({ status: "AWAITING_VERIFICATION" });
  });

  test("after the link has ended is as anybody else", async () => {
    await openPortal();
    const known = await createUser({ email: world.email });
    await createPortalInvitation({
      ...{ event_key: world.event, email: world.email, invited_by: world.host },
      expires_at: new Date(Date.now() - 1_000),
    });
    expect((await join(known.key)).body).toEqual({ status: "AWAITING_VERIFICATION" });
  });
});
