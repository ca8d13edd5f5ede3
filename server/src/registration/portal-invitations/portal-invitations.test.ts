import { describe, expect, test } from "vitest";
import type { StoredPortalSettings } from "../../../db/json-columns.ts";
import { db } from "../../kernel/db/db.ts";
import { keepPortals } from "../../kernel/portal-hosts.ts";
import { createEvent, createEventUser, createPortalHost } from "../../portals/factory.ts";
import { readKnownPortals } from "../../portals/queries/known-portals.ts";
import { createUser } from "../../users/factory.ts";
import { trimTokens } from "../commands/trim-tokens.ts";
import { createPortalInvitation } from "../factory.ts";
import { aDayLater, inviting, startWorld } from "./testing-portal-invitations.ts";

const world = startWorld();
const calls = () => inviting(world);

describe("who is invited", () => {
  test("stands among the people as NOT_SIGNED_UP, with who invited and when", async () => {
    const { invite, invited, list } = calls();
    const { status, body } = await invite([world.email], world.host, { message: "Come." });
    expect([status, body]).toEqual([200, { invited: [world.email] }]);
    const [person, ...more] = await invited();
    expect(more).toEqual([]);
    expect(person).toMatchObject({
      user: { key: null, firstname: "", email: world.email, status: null, company: null },
      status: "NOT_SIGNED_UP",
      invitation: { inviter: "Camille Roux", sent_at: person?.joined_at },
      assignable: {},
    });
    expect(await list({ has_rights: "true" })).toMatchObject([{ user: { key: world.host } }]);
    expect(await list({ has_rights: "false" })).toHaveLength(1);
    expect(await list({ name__icontains: world.email.slice(0, 12) })).toHaveLength(1);
    expect(await list({ status__eq: "VERIFIED" })).toHaveLength(1);
    const active = await world.app.call("GET /events/users/active", {
      as: world.host,
      query: { event__eq: world.event },
    });
    expect(active.body.content.map(({ user }) => user.key)).toEqual([world.host]);
  });

  test("is mailed as the portal looks, in its language, with a link to its host", async () => {
    const name = "Casa Ambra";
    const settings: StoredPortalSettings = { languages: ["it"], sender_name: name };
    world.event = (await createEvent({ display_name: name, settings })).key;
    const permissions = { "user.portal.brand": "manage" } as const;
    await createEventUser({ event_key: world.event, user_key: world.host, permissions });
    await createPortalHost({
      ...{ event_key: world.event, host: "ambra.example", proven_at: new Date() },
    });
    keepPortals("https://neroli.example.com", await readKnownPortals());
    const { invite, linkOf } = calls();
    await invite([world.email], world.host, { message: "Qui tutto." });
    const token = await linkOf(world.email);
    const [mail] = await world.mails.to(world.email);
    expect(mail?.subject).toBe("Camille Roux ti invita a Casa Ambra");
    expect(mail?.headers.from).toContain("Casa Ambra");
    expect(mail?.text).toContain(`https://ambra.example/register/portal/${token}`);
    expect(mail?.text).toContain("Qui tutto.");
  });

  test("reads of an account that is there; who is shut out is mailed nothing", async () => {
    const { invite } = calls();
    const known = await createUser({ email: `known-${world.email}` });
    const shut = await createUser({ email: `shut-${world.email}`, status: "BLOCKED" });
    const { body } = await invite([world.email, known.email, shut.email]);
    // Whoever invites learns of neither.
    expect(body).toEqual({ invited: [world.email, known.email, shut.email] });
    await world.mailed();
    const [stranger] = await world.mails.to(world.email);
    const [owner] = await world.mails.to(known.email);
    expect(stranger?.text).toContain("Follow the link to create your account");
    expect(owner?.text).toContain("This address has an account already");
    expect(await world.mails.to(shut.email)).toEqual([]);
  });

  test("leaves nothing behind: neither in what is kept of the call nor in the trail", async () => {
    const { invite, invited, withdraw } = calls();
    await invite([world.email]);
    expect((await withdraw(world.email)).status).toBe(200);
    expect(await invited()).toEqual([]);
    await world.mailed();
    for (const table of ["portal_invitations", "audit_entries", "calls_made_once", "outbox"]) {
      const rows = await db()
        .selectFrom(table as "audit_entries")
        .selectAll()
        .execute();
      expect(JSON.stringify(rows), table).not.toContain(world.email);
    }
    expect((await withdraw(world.email)).status).toBe(404);
  });

  test("is forgotten two months after the link has ended", async () => {
    const days = (number: number) => new Date(Date.now() + number * 86_400_000);
    const given = { event_key: world.event, invited_by: world.host };
    await createPortalInvitation({ ...given, email: "old@d.example", expires_at: days(-61) });
    await createPortalInvitation({ ...given, email: "new@d.example", expires_at: days(-59) });
    await trimTokens();
    expect((await calls().invited()).map(({ user }) => user.email)).toEqual(["new@d.example"]);
  });
});

describe("an address", () => {
  test.each([
    ["private", "registration.private-email-domain", "PRIVATE_EMAIL_DOMAIN", "ada@gmail.com"],
    ["nobody's", "registration.email-not-accepted", "BLOCKED_BLACKLISTED_EMAIL", "root@d.example"],
  ])("that is %s is a conflict", async (_, code, type, email) => {
    const { status, body } = await calls().invite([email]);
    expect([status, body.code]).toEqual([409, code]);
    expect(body.additional_data?.type).toBe(type);
  });

  test("that is refused does not keep the others out", async () => {
    const member = await createUser();
    const shut = await createUser();
    await createEventUser({ event_key: world.event, user_key: member.key });
    await createEventUser({ event_key: world.event, user_key: shut.key, status: "BLOCKED" });
    const emails = [world.email, "no address", member.email.toUpperCase(), shut.email];
    const { status, body } = await calls().invite([...emails, world.email.toUpperCase()]);
    expect([status, body.code]).toEqual([400, "invitations.not-all"]);
    const failures = body.additional_data?.failures?.map((each) => [
      each.path,
      "type" in each && each.type,
    ]);
    expect(failures).toEqual([
      ["users.1.email", "INVALID_EMAIL"],
      ["users.2.email", "HAS_PLACE"],
      ["users.3.email", "BLOCKED_BLACKLISTED_EMAIL"],
    ]);
    expect(await calls().invited()).toHaveLength(1);
  });
});

describe("a reminder", () => {
  test("is mailed once a day, with a link that ends the one before", async () => {
    const { invite, remind, linkOf, open } = calls();
    await invite([world.email]);
    const first = await linkOf(world.email);
    const early = await remind(world.email);
    expect([early.status, early.body.code]).toEqual([429, "too-many-requests"]);
    expect(early.body.additional_data?.seconds).toBeGreaterThan(86_000);
    const again = await invite([world.email]);
    expect(again.body.additional_data?.failures).toMatchObject([{ type: "INVITED_TODAY" }]);
    await aDayLater(world.event);
    expect((await remind(world.email)).status).toBe(200);
    const second = await linkOf(world.email);
    expect(second).not.toBe(first);
    expect((await open(first)).body.code).toBe("registration.link-not-valid");
    expect((await open(second)).status).toBe(200);
  });

  test("reaches nobody more than three times a day, from however many portals", async () => {
    const { invite } = calls();
    for (let number = 0; number < 5; number++) {
      world.event = (await createEvent()).key;
      const permissions = { "user.portal.brand": "manage" } as const;
      await createEventUser({ event_key: world.event, user_key: world.host, permissions });
      expect((await invite([world.email])).status).toBe(200);
    }
    await world.mailed();
    expect(await world.mails.to(world.email)).toHaveLength(3);
  });

  test("and invitations are sixty calls in an hour", async () => {
    const { invite } = calls();
    await db().deleteFrom("throttles").execute();
    for (let call = 0; call < 60; call++) await invite(["no address"]);
    expect((await invite([world.email])).status).toBe(429);
  });
});

describe("inviting, reminding and taking back", () => {
  test("is for support and who decides about the people, in that portal alone", async () => {
    const { invite, invited, remind, withdraw } = calls();
    const support = (await createUser({ roles: ["NEROLI_EDITOR"], company_key: null })).key;
    const stranger = (await createUser()).key;
    const searcher = (await createUser()).key;
    const held = { "search.portal.brand": "view" } as const;
    await createEventUser({ event_key: world.event, user_key: searcher, permissions: held });
    const elsewhere = (await createUser()).key;
    const { key: other } = await createEvent();
    const permissions = { "user.portal.brand": "manage" } as const;
    await createEventUser({ event_key: other, user_key: elsewhere, permissions });
    expect((await invite([world.email], support)).status).toBe(200);
    await aDayLater(world.event);
    for (const [as, status] of [
      [stranger, 404],
      [elsewhere, 404],
      [searcher, 403],
    ] as const) {
      expect((await invite(["b@d.example"], as)).status).toBe(status);
      expect((await remind(world.email, as)).status).toBe(status);
      expect((await withdraw(world.email, as)).status).toBe(status);
      expect(await invited(as)).toEqual([]);
    }
    expect((await invite(["b@d.example"], "")).status).toBe(401);
    // Of another portal's invitation nobody speaks by the own one.
    const [person] = await invited();
    const foreign = { event: other, invitationKey: person?.invitation?.key ?? "" };
    for (const name of [
      "POST /events/:event/invitations/:invitationKey/remind",
      "DELETE /events/:event/invitations/:invitationKey",
    ] as const) {
      expect((await world.app.call(name, { as: elsewhere, params: foreign })).status).toBe(404);
    }
    expect(await invited()).toHaveLength(1);
    expect((await invite([])).status).toBe(400);
  });
});
