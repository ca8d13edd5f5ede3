import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent, createEventUser } from "../portals/factory.ts";
import { createUser } from "../users/factory.ts";
import { createCompanyWithDomain, signUpForm } from "./factory.ts";
import { registrationRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [registrationRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const placesIn = (event: string) =>
  db()
    .selectFrom("event_users")
    .innerJoin("users", "users.key", "event_users.user_key")
    .where("event_key", "=", event)
    .select(["users.email", "users.source", "event_users.status", "event_users.terms_accepted_at"])
    .execute();

/** Portals and exhibitions for which one cannot sign up by oneself. */
const closed = async () => [
  (await createEvent()).key,
  (await createEvent({ enabled: false, settings: { takes_sign_ups: true } })).key,
  (await createEvent({ type: "EXHIBITION", enabled: false })).key,
  "no-such-portal",
];

describe("signing up for a portal", () => {
  test.each(["BRAND_PORTAL", "TRADE_SHOW"] as const)("gives a place in a %s", async (type) => {
    const { key: portal } = await createEvent({ type, settings: { takes_sign_ups: true } });
    const company = await createCompanyWithDomain();
    const email = `nora@${company.domain}`;
    const params = { portal };
    const validated = await app.call("POST /registration/portals/:portal/validate", {
      params,
      body: { email },
    });
    expect(validated.body).toEqual({ company: { name: company.name } });
    const form = signUpForm({ email });
    const without = await app.call("POST /registration/portals/:portal/signup", {
      params,
      body: form,
    });
    expect(without.body.additional_data?.failures?.[0]?.path).toBe("event_terms_accepted");
    const { status, body } = await app.call("POST /registration/portals/:portal/signup", {
      params,
      body: { ...form, event_terms_accepted: true },
    });
    expect([status, body]).toEqual([200, { activated: false }]);
    expect(await placesIn(portal)).toEqual([
      {
        email,
        source: portal,
        status: "AWAITING_VERIFICATION",
        terms_accepted_at: expect.any(Date),
      },
    ]);
  });

  test("with the address of an account gives none: its owner joins by logging in", async () => {
    const { key: portal } = await createEvent({ type: "EXHIBITION" });
    const company = await createCompanyWithDomain();
    const { email } = await createUser({ email: `a@${company.domain}`, company_key: company.key });
    const { body } = await app.call("POST /registration/portals/:portal/signup", {
      params: { portal },
      body: { ...signUpForm({ email }), event_terms_accepted: true },
    });
    expect(body).toEqual({ activated: false });
    expect(await placesIn(portal)).toEqual([]);
  });

  test("is not found where one cannot", async () => {
    const company = await createCompanyWithDomain();
    const form = signUpForm({ email: `nora@${company.domain}` });
    for (const portal of await closed()) {
      const answers = [
        await app.call("POST /registration/portals/:portal/validate", {
          params: { portal },
          body: { email: form.email },
        }),
        await app.call("POST /registration/portals/:portal/signup", {
          params: { portal },
          body: { ...form, event_terms_accepted: true },
        }),
      ];
      expect(
        answers.map(({ status }) => status),
        portal,
      ).toEqual([404, 404]);
    }
  });
});

describe("POST /portals/:portal/users/signup", () => {
  const join = (portal: string, as?: string) =>
    app.call("POST /portals/:portal/users/signup", {
      params: { portal },
      body: { event_terms_accepted: true },
      ...(as && { as }),
    });

  test("gives somebody with an account a place; once more changes nothing", async () => {
    const { key: portal } = await createEvent({ type: "EXHIBITION" });
    const user = await createUser();
    expect((await join(portal, user.key)).body).toEqual({ status: "AWAITING_VERIFICATION" });
    const [place] = await placesIn(portal);
    expect(place?.terms_accepted_at).toBeInstanceOf(Date);
    expect((await join(portal, user.key)).status).toBe(200);
    expect(await placesIn(portal)).toEqual([place]);
  });

  test("whoever was blocked there stays so", async () => {
    const { key: portal } = await createEvent({ type: "EXHIBITION" });
    const user = await createUser();
    await createEventUser({ event_key: portal, user_key: user.key, status: "BLOCKED" });
    expect((await join(portal, user.key)).body).toEqual({ status: "BLOCKED" });
  });

  test("is for who is signed in, and accepts the terms", async () => {
    const { key: portal } = await createEvent({ type: "EXHIBITION" });
    expect((await join(portal)).status).toBe(401);
    const user = await createUser();
    const answer = await app.call("POST /portals/:portal/users/signup", {
      as: user.key,
      params: { portal },
      body: { event_terms_accepted: false },
    });
    expect(answer.status).toBe(400);
    for (const other of await closed()) expect((await join(other, user.key)).status).toBe(404);
  });
});
