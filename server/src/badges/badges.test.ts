import { readCode } from "@neroli/contract/badges/code.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent, createEventUser } from "../portals/factory.ts";
import { createUser } from "../users/factory.ts";
import { badgeRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [badgeRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let event: string;
let visitor: string;
beforeEach(async () => {
  event = (await createEvent({ type: "TRADE_SHOW", display_name: "The show" })).key;
  visitor = (await createUser({ firstname: "Clara", lastname: "Meier", department: "QUALITY" }))
    .key;
  await createEventUser({ event_key: event, user_key: visitor, status: "AWAITING_VERIFICATION" });
});

const params = () => ({ event });
const get = (as: string | undefined = visitor) =>
  app.call("GET /events/:event/badge", { as, params: params() });
const save = (body: unknown, as = visitor) =>
  app.call("PUT /events/:event/badge", { as, params: params(), body });
const reissue = (as = visitor) =>
  app.call("POST /events/:event/badge/reissue", { as, params: params() });

describe("a badge", () => {
  test("is made once, with a code that is one, and shows nothing until its owner says so", async () => {
    const answers = await Promise.all([get(), get(), get()]);
    const [{ status, body }] = answers;
    expect(status).toBe(200);
    expect(readCode(body.code)).toBe(body.code);
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
    expect(body).toMatchObject({
      event: { key: event, name: "The show" },
      consents: [],
      fields: { NAME: "Clara Meier", FUNCTION: "Quality", PHONE: null },
    });
  });

  test("shows what its owner chose, and no more after a withdrawal", async () => {
    expect((await save({ consents: ["NAME", "EMAIL"] })).body.consents).toEqual(["NAME", "EMAIL"]);
    expect((await save({ consents: ["NAME"] })).body.consents).toEqual(["NAME"]);
    expect((await get()).body.consents).toEqual(["NAME"]);
    for (const consents of [["ADDRESS"], ["NAME", "NAME"], "NAME"]) {
      expect((await save({ consents })).status).toBe(400);
    }
  });

  test("is issued anew with another code, and the old ones are kept", async () => {
    const first = (await get()).body.code;
    const second = (await reissue()).body.code;
    expect(second).not.toBe(first);
    expect((await get()).body.code).toBe(second);
    const rows = await db()
      .selectFrom("badge_codes")
      .innerJoin("badges", "badges.id", "badge_codes.badge_id")
      .where("badges.user_key", "=", visitor)
      .select("code")
      .execute();
    expect(rows.map(({ code }) => code).toSorted()).toEqual([first, second].toSorted());
  });

  test("goes with the place at the exhibition", async () => {
    await get();
    await db().deleteFrom("event_users").where("user_key", "=", visitor).execute();
    expect((await get()).status).toBe(404);
    const left = db().selectFrom("badges").where("user_key", "=", visitor).select("id").execute();
    expect(await left).toEqual([]);
  });
});

test("there is none for who has no place, is blocked or is not signed in, nor in a portal", async () => {
  const stranger = (await createUser()).key;
  const blocked = (await createUser()).key;
  await createEventUser({ event_key: event, user_key: blocked, status: "BLOCKED" });
  for (const as of [stranger, blocked]) {
    expect((await get(as)).status).toBe(404);
    expect((await save({ consents: [] }, as)).status).toBe(404);
    expect((await reissue(as)).status).toBe(404);
  }
  expect((await app.call("GET /events/:event/badge", { params: params() })).status).toBe(401);
  for (const other of [{ type: "BRAND_PORTAL" as const }, { enabled: false }]) {
    const { key } = await createEvent({ type: "TRADE_SHOW", ...other });
    await createEventUser({ event_key: key, user_key: visitor });
    const answer = await app.call("GET /events/:event/badge", {
      as: visitor,
      params: { event: key },
    });
    expect(answer.status).toBe(404);
  }
});
