import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { found } from "../kernel/errors.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { openRequest } from "../requests/commands/open-request.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { createNotification } from "./factory.ts";
import { notificationRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [notificationRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let user_key: string;
beforeEach(async () => {
  user_key = (await createUser()).key;
});

const list = (query: Record<string, string> = {}) =>
  app.call("GET /notifications", { as: user_key, query });
const keys = async (query?: Record<string, string>) =>
  (await list(query)).body.content.map(({ key }) => key);
const read = (id: string, as = user_key) =>
  app.call("POST /notifications/:id/read", { as, params: { id } });

describe("GET /notifications", () => {
  test("answers one's own, newest first", async () => {
    const old = await createNotification({ user_key, triggered_at: new Date("2026-01-02") });
    const fresh = await createNotification({
      user_key,
      action: "REQUEST_REJECTED",
      data: { request_key: "abc", request_type: "SAMPLE", message: "Not for food" },
    });
    await createNotification();
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.content.map(({ key }) => key)).toEqual([fresh.id, old.id]);
    expect(body.content[0]).toEqual({
      key: fresh.id,
      action: "REQUEST_REJECTED",
      read: false,
      triggered_at: fresh.triggered_at.toISOString(),
      event_key: null,
      data: { request_key: "abc", request_type: "SAMPLE", message: "Not for food" },
    });
    expect(await keys({ sort: "triggered_at" })).toEqual([old.id, fresh.id]);
  });

  test("counts the unread for the bell, and never shows the hidden kinds", async () => {
    const unread = await createNotification({ user_key });
    const seen = await createNotification({ user_key, read: true });
    for (const action of ["USER_REGISTRATION", "PRODUCT_UPDATED", "COMPANY_UPDATED"] as const) {
      await createNotification({ user_key, action });
    }
    const { body } = await list({ read__eq: "false", size: "5" });
    expect(body.total_elements).toBe(1);
    expect(await keys({ read__eq: "false" })).toEqual([unread.id]);
    expect(await keys({ read__eq: "true" })).toEqual([seen.id]);
    expect(await keys({ size: "300" })).toHaveLength(2);
  });

  test("counts as read what tells of a request that its reader has opened since", async () => {
    const company_key = (await createUser({ roles: ["SUPPLIER_USER"] })).company_key ?? "";
    const reader = await createUser({ roles: ["SUPPLIER_USER"], company_key });
    user_key = reader.key;
    const [opened, other] = [
      await createRequest({ company_key }),
      await createRequest({ company_key }),
    ];
    const about = (request_key: string, to = user_key) =>
      createNotification({ user_key: to, data: { request_key, request_type: "SAMPLE" } });
    await about(opened.key);
    const unread = await about(other.key);
    await openRequest(found(await findAccount(reader.key, "en")).actor, opened.key);
    expect(await keys({ read__eq: "false" })).toEqual([unread.id]);
    const { body } = await app.call("POST /notifications/read-all", { as: user_key });
    expect(body).toMatchObject({ read: 1 });
    const later = await about(opened.key);
    expect(await keys({ read__eq: "false" })).toEqual([later.id]);
  });

  test("is not for visitors, but for every account", async () => {
    const visitor = await app.call("GET /notifications");
    expect([visitor.status, visitor.body.code]).toEqual([401, "access.signed-out"]);
    const { key } = await createUser({ roles: ["EVENT_ADMIN"] });
    expect((await app.call("GET /notifications", { as: key })).status).toBe(200);
  });

  test.each([{ size: "301" }, { read__eq: "maybe" }, { sort: "action" }, { user_key: "x" }])(
    "refuses %o",
    async (query) => {
      const { status, body } = await list(query as Record<string, string>);
      expect([status, body.code]).toEqual([400, "request.invalid"]);
    },
  );
});

describe("POST /notifications/read-all", () => {
  test("marks one's own as read and says how many", async () => {
    await createNotification({ user_key });
    await createNotification({ user_key });
    await createNotification({ user_key, read: true });
    const foreign = await createNotification();
    const { body } = await app.call("POST /notifications/read-all", { as: user_key });
    expect(body).toEqual({ read: 2 });
    expect(await keys({ read__eq: "false" })).toEqual([]);
    const theirs = await app.call("GET /notifications", { as: foreign.user_key });
    expect(theirs.body.content[0]?.read).toBe(false);
  });

  test("is not for visitors", async () => {
    expect((await app.call("POST /notifications/read-all")).status).toBe(401);
  });
});

describe("POST /notifications/:id/read", () => {
  test("marks one as read, as often as one likes", async () => {
    const { id } = await createNotification({ user_key });
    const other = await createNotification({ user_key });
    expect((await read(id)).body).toMatchObject({ key: id, read: true });
    expect((await read(id)).status).toBe(200);
    expect(await keys({ read__eq: "false" })).toEqual([other.id]);
  });

  test("does not know a foreign one, a hidden one, or one that there is not", async () => {
    const foreign = await createNotification();
    const hidden = await createNotification({ user_key, action: "PRODUCT_UPDATED" });
    for (const id of [foreign.id, hidden.id, crypto.randomUUID()]) {
      const { status, body } = await read(id);
      expect([status, body.code]).toEqual([404, "not-found"]);
    }
    const theirs = await app.call("GET /notifications", { as: foreign.user_key });
    expect(theirs.body.content[0]?.read).toBe(false);
  });

  test("refuses what is no id, and visitors", async () => {
    expect((await read("seven")).status).toBe(400);
    const params = { id: crypto.randomUUID() };
    expect((await app.call("POST /notifications/:id/read", { params })).status).toBe(401);
  });
});
