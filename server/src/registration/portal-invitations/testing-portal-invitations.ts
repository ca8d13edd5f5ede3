import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { startListeners } from "../../kernel/outbox/work.ts";
import { keepPortals } from "../../kernel/portal-hosts.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestMails, testMails } from "../../kernel/testing/mails.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createEvent, createEventUser } from "../../portals/factory.ts";
import { portalListeners } from "../../portals/listeners.ts";
import { readKnownPortals } from "../../portals/queries/known-portals.ts";
import { portalRoutes } from "../../portals/routes.ts";
import { createUser } from "../../users/factory.ts";
import { registrationListeners } from "../listeners.ts";
import { registrationRoutes } from "../routes.ts";
import { portalInvitationListeners } from "./listeners.ts";

interface World {
  app: TestApp;
  mails: TestMails;
  /** A portal that takes no sign-ups, and who decides about its people; of each test its own. */
  event: string;
  host: string;
  hostEmail: string;
  /** Somebody nobody knows yet. */
  email: string;
  /** Until everything is mailed that was asked for. */
  mailed(): Promise<void>;
  /** On whose host the calls come in. */
  at: string | null;
}

const origin = "https://neroli.example.com";

/** The API of a portal's people with its mails, for the tests of one file. */
export function startWorld(): World {
  const world = { at: null } as World;
  const ends: (() => Promise<void>)[] = [];
  const failures: unknown[] = [];
  beforeAll(async () => {
    const database = await freshDatabase();
    world.mails = await testMails(origin);
    const { authenticate, tokenFor } = await testIdentity();
    world.app = await testApp({
      routes: [registrationRoutes, portalRoutes],
      tokenFor,
      authenticate: async (...asked) => ({ ...(await authenticate(...asked)), portal: world.at }),
    });
    const all = [registrationListeners, portalInvitationListeners, portalListeners];
    const listeners = startListeners(all, (error) => failures.push(error));
    world.mailed = listeners.idle;
    ends.push(listeners.stop, world.app.close, database.close, world.mails.close);
  });
  beforeEach(async () => {
    world.at = null;
    // Each test is another day.
    await db().deleteFrom("throttles").execute();
    world.event = (await createEvent({ display_name: "Maison Ambre" })).key;
    const host = await createUser({ firstname: "Camille", lastname: "Roux" });
    world.host = host.key;
    world.hostEmail = host.email;
    const permissions = { "user.portal.brand": "manage" } as const;
    await createEventUser({ event_key: world.event, user_key: host.key, permissions });
    world.email = `nora@d-${crypto.randomUUID().slice(0, 8)}.example`;
    keepPortals(origin, await readKnownPortals());
  });
  afterAll(async () => {
    for (const end of ends) await end();
    expect(failures).toEqual([]);
  });
  return world;
}

/** The calls of those who invite. */
export function inviting(world: World) {
  const { app } = world;
  const params = () => ({ event: world.event });
  const invite = (emails: readonly string[], as = world.host, more: object = {}) =>
    app.call("POST /events/:event/invitations", {
      as,
      params: params(),
      body: { users: emails.map((email) => ({ email })), ...more },
    });
  const list = async (query: Record<string, string> = {}, as = world.host) => {
    const { body } = await app.call("GET /events/users", {
      as,
      query: { event__eq: world.event, ...query },
    });
    return body.content;
  };
  const invited = async (as = world.host) => list({ status__eq: "NOT_SIGNED_UP" }, as);
  /** The token in the link of the newest invitation that was mailed to this address. */
  const linkOf = async (email: string): Promise<string> => {
    await world.mailed();
    const mails = await world.mails.to(email);
    const tokens = mails.flatMap(
      ({ text }) => /\/register\/portal\/([\w-]{43})/.exec(text)?.[1] ?? [],
    );
    return tokens.at(-1) ?? "";
  };
  const open = (registrationKey: string) =>
    app.call("GET /registration/portal-invitations/:registrationKey", {
      params: { registrationKey },
    });
  const named = async (email: string) => {
    const row = (await invited()).find(({ user }) => user.email === email);
    return { event: world.event, invitationKey: row?.invitation?.key ?? "none" };
  };
  const remind = async (email: string, as = world.host) =>
    app.call("POST /events/:event/invitations/:invitationKey/remind", {
      as,
      params: await named(email),
    });
  const withdraw = async (email: string, as = world.host) =>
    app.call("DELETE /events/:event/invitations/:invitationKey", {
      as,
      params: await named(email),
    });
  return { invite, list, invited, linkOf, open, remind, withdraw };
}

/** A day has passed since the last mail. */
export const aDayLater = (event: string) =>
  db()
    .updateTable("portal_invitations")
    .set({ sent_at: new Date(Date.now() - 25 * 3_600_000) })
    .where("event_key", "=", event)
    .execute();
