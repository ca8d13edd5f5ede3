import type { Permissions } from "@neroli/contract/access/table.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testMails } from "../kernel/testing/mails.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { createEvent, createEventUser } from "./factory.ts";
import { portalListeners } from "./listeners.ts";
import { portalRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [portalRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const list = (as: string, query: Record<string, string> = {}) =>
  app.call("GET /events/users", { as, query });
const change = (as: string, event: string, userKey: string, body: unknown) =>
  app.call("PATCH /events/:event/users/:userKey", { as, params: { event, userKey }, body });
const remove = (as: string, event: string, userKey: string) =>
  app.call("DELETE /events/:event/users/:userKey", { as, params: { event, userKey } });
const toldOf = async (userKey: string) => {
  const rows = await db()
    .selectFrom("outbox")
    .where("topic", "=", "portal.answered")
    .where("key", "=", userKey)
    .orderBy("id")
    .select("data")
    .execute();
  return rows.map(({ data }) => data);
};

/** A portal with somebody who decides about its people, and somebody who waits. */
async function portal(held: Permissions = { "user.portal.brand": "manage" }) {
  const { key: event } = await createEvent();
  const [host, guest] = [(await createUser()).key, (await createUser()).key];
  const support = (await createUser({ roles: ["NEROLI_EDITOR"], company_key: null })).key;
  await createEventUser({ event_key: event, user_key: host, permissions: held });
  await createEventUser({ event_key: event, user_key: guest, status: "AWAITING_VERIFICATION" });
  return { event, host, guest, support };
}

test("who waits is let in by the portal's people, is told, and has the portal at the next call", async () => {
  const { event, host, guest } = await portal();
  const waiting = await list(host, { status__eq: "AWAITING_VERIFICATION" });
  expect(waiting.body.content.map(({ user }) => user.key)).toEqual([guest]);
  const { body } = await change(host, event, guest, { status: "VERIFIED" });
  expect(body).toMatchObject({ status: "VERIFIED", own: false });
  expect(await toldOf(guest)).toEqual([{ event, admitted: true }]);
  const own = await app.call("GET /events", { as: guest });
  expect(own.body.content).toMatchObject([{ key: event, status: "VERIFIED" }]);
});

test("who is let in reads it in the bell and by mail, who is declined by mail alone", async () => {
  const mails = await testMails();
  const failures: unknown[] = [];
  const listeners = startListeners([portalListeners], (error) => failures.push(error));
  const [admitted, declined] = [await portal(), await portal()];
  await change(admitted.host, admitted.event, admitted.guest, { status: "VERIFIED" });
  await remove(declined.host, declined.event, declined.guest);
  await listeners.idle();
  await listeners.stop();
  await mails.close();
  expect(failures).toEqual([]);
  const told = await db().selectFrom("notifications").select(["user_key", "action"]).execute();
  expect(told).toContainEqual({ user_key: admitted.guest, action: "USER_ADDED" });
  expect(told.map(({ user_key }) => user_key)).not.toContain(declined.guest);
});

test("who is declined loses the place, is told, and is not there any more", async () => {
  const { event, support, guest } = await portal();
  expect((await remove(support, event, guest)).status).toBe(200);
  expect(await toldOf(guest)).toEqual([{ event, admitted: false }]);
  expect((await list(support, { user__eq: guest })).body.content).toEqual([]);
  expect((await remove(support, event, guest)).status).toBe(404);
});

test("support gives and takes every key of the portal's kind, also to who has no place", async () => {
  const { event, support } = await portal();
  const { key } = await createUser();
  const rights = { "document.portal.brand": "manage", "search.portal.brand": "view" } as const;
  const given = await change(support, event, key, { permissions: rights });
  expect(given.body).toMatchObject({ status: "VERIFIED", permissions: rights });
  const held = await app.call("GET /events", { as: key });
  expect(held.body.content).toMatchObject([{ key: event, permissions: rights }]);
  const less = { permissions: { "document.portal.brand": null } };
  expect((await change(support, event, key, less)).body.permissions).toEqual({
    "search.portal.brand": "view",
  });
  const foreign = { permissions: { "user.portal.customer": "manage" } };
  expect((await change(support, event, key, foreign)).status).toBe(403);
  const entries = await db()
    .selectFrom("audit_entries")
    .where("entity_key", "=", key)
    .orderBy("id")
    .select(["action", "after"])
    .execute();
  expect(entries).toMatchObject([
    { action: "user.portal-changed", after: { portal: event, "document.portal.brand": "manage" } },
    { action: "user.portal-changed", after: { portal: event, "document.portal.brand": null } },
  ]);
});

test.each([
  ["supplier", "SUPPLIER_PORTAL"],
  ["customer", "CUSTOMER_PORTAL"],
] as const)("a %s portal has its six keys", async (kind, type) => {
  const { key: event } = await createEvent({ type });
  const { support, guest } = await portal();
  const things = ["user", "product", "content", "company", "document", "search"];
  const rights = Object.fromEntries(things.map((thing) => [`${thing}.portal.${kind}`, "manage"]));
  const { body } = await change(support, event, guest, { permissions: rights });
  expect(body.permissions).toEqual(rights);
});

test("nobody gives or takes more than they hold, nor changes their own; others see nothing", async () => {
  const { event, host, guest } = await portal({
    "user.portal.brand": "manage",
    "document.portal.brand": "view",
  });
  const give = (permissions: Record<string, string | null>) =>
    change(host, event, guest, { permissions });
  expect((await give({ "document.portal.brand": "view" })).status).toBe(200);
  expect((await give({ "document.portal.brand": "manage" })).status).toBe(403);
  expect((await give({ "product.portal.brand": "view" })).status).toBe(403);
  const own = await change(host, event, host, { permissions: { "document.portal.brand": null } });
  expect(own.body.code).toBe("users.own-account");
  const boss = (await createUser()).key;
  const permissions: Permissions = { "product.portal.brand": "manage" };
  await createEventUser({ event_key: event, user_key: boss, permissions });
  expect(
    (await change(host, event, boss, { permissions: { "product.portal.brand": null } })).status,
  ).toBe(403);
  expect((await remove(host, event, boss)).status).toBe(403);
  expect((await change(host, event, boss, { status: "BLOCKED" })).status).toBe(403);
  expect((await list(boss)).body.content).toEqual([]);
  expect((await change(boss, event, guest, { status: "VERIFIED" })).status).toBe(404);
  // Nobody is brought in by the portal's people who has not signed up.
  const stranger = (await createUser()).key;
  expect((await change(host, event, stranger, { status: "VERIFIED" })).status).toBe(404);
});

test("who is shut out of the portal, or waits with the account, decides about nobody", async () => {
  const { event, host, guest, support } = await portal();
  await change(support, event, host, { status: "BLOCKED" });
  expect((await change(host, event, guest, { status: "VERIFIED" })).status).toBe(404);
  await change(support, event, host, { status: "VERIFIED" });
  await db()
    .updateTable("users")
    .set({ status: "AWAITING_VERIFICATION" })
    .where("key", "=", host)
    .execute();
  expect((await change(host, event, guest, { status: "VERIFIED" })).status).toBe(404);
});

test("people are listed by whether they hold rights, and those whose place counts now", async () => {
  const { event, host, guest, support } = await portal();
  const keys = async (query: Record<string, string>) =>
    (await list(host, { event__eq: event, ...query })).body.content.map(({ user }) => user.key);
  expect(await keys({ has_rights: "true" })).toEqual([host]);
  expect(await keys({ has_rights: "false" })).toEqual([guest]);
  const active = async (as: string) => {
    const { body } = await app.call("GET /events/users/active", {
      as,
      query: { event__eq: event, sort: "name" },
    });
    expect(body.size).toBe(100);
    return body.content.map(({ user }) => user.key).toSorted();
  };
  expect(await active(host)).toEqual([host]);
  await change(host, event, guest, { status: "VERIFIED" });
  expect(await active(host)).toEqual([host, guest].toSorted());
  // Of an account that does nothing any more the place counts for nothing.
  await db().updateTable("users").set({ enabled: false }).where("key", "=", guest).execute();
  expect(await active(support)).toEqual([host]);
  expect(await active((await createUser()).key)).toEqual([]);
  expect((await app.call("GET /events/users/active")).status).toBe(401);
  const wrong = await app.call("GET /events/users/active", { as: host, query: { sort: "age" } });
  expect(wrong.status).toBe(400);
  await db().updateTable("events").set({ enabled: false }).where("key", "=", event).execute();
  expect(await active(support)).toEqual([]);
});
