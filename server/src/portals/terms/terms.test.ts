import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createCompanyWithDomain, signUpForm } from "../../registration/factory.ts";
import { registrationRoutes } from "../../registration/routes.ts";
import { createUser } from "../../users/factory.ts";
import { findAccount } from "../../users/queries.ts";
import { userRoutes } from "../../users/routes.ts";
import { createEvent, createEventUser } from "../factory.ts";
import { portalRoutes } from "../routes.ts";
import { makeAcceptancesFile } from "./files/acceptances-file.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let support: string;
beforeAll(async () => {
  database = await freshDatabase();
  const routes = [portalRoutes, registrationRoutes, userRoutes];
  app = await testApp({ routes, ...(await testIdentity()) });
  support = (await createUser({ roles: ["NEROLI_ADMIN"], company_key: null })).key;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let event: string;
let manager: { key: string; email: string };
let member: { key: string; email: string };
beforeEach(async () => {
  event = (await createEvent({ settings: { takes_sign_ups: true } })).key;
  manager = await createUser();
  member = await createUser();
  const place = { event_key: event, terms_accepted_at: new Date() };
  const permissions = { "user.portal.brand": "manage" } as const;
  await createEventUser({ ...place, user_key: manager.key, permissions });
  await createEventUser({ ...place, user_key: member.key });
});

const none = { en: "", de: "", it: "", fr: "", es: "" };
const publish = (version: number, texts: object = { en: `Terms ${version + 1}` }, as?: string) =>
  app.call("POST /events/:event/terms", {
    as: as ?? manager.key,
    params: { event },
    body: { version, texts: { ...none, ...texts } },
  });
const shown = async (language: string) => {
  const { body } = await app.call("GET /public/events/:event/terms", {
    params: { event },
    headers: { "accept-language": language },
  });
  return body.terms;
};
const accept = (version: number, as = member.key) =>
  app.call("POST /events/:event/terms/accept", { as, params: { event }, body: { version } });
const mine = async (as = member.key) => {
  const { body } = await app.call("GET /events", { as });
  return body.content.find(({ key }) => key === event);
};
const acceptances = (user_key = member.key) =>
  db()
    .selectFrom("event_terms_acceptances")
    .where("event_key", "=", event)
    .where("user_key", "=", user_key)
    .select(["version", "language"])
    .orderBy("version")
    .execute();

describe("publishing", () => {
  test("each version stays; the newest is shown in the reader's language, else in English", async () => {
    expect(await shown("de")).toBeNull();
    const { status, body } = await publish(0, { en: "Be kind.", de: "Seid nett." });
    expect([status, body]).toMatchObject([
      200,
      { version: 1, texts: { en: "Be kind.", de: "Seid nett." }, accepted: 0 },
    ]);
    expect(await shown("de")).toMatchObject({ version: 1, language: "de", text: "Seid nett." });
    expect(await shown("fr")).toMatchObject({ version: 1, language: "en", text: "Be kind." });
    await publish(1, { it: "Siate gentili." }, support);
    expect(await shown("de")).toMatchObject({ version: 2, language: "it" });
    const list = await app.call("GET /events/:event/terms", {
      as: manager.key,
      params: { event },
    });
    expect(list.body.content.map(({ version, texts }) => [version, Object.keys(texts)])).toEqual([
      [2, ["it"]],
      [1, ["de", "en"]],
    ]);
  });

  test("over a version that was not read is refused, and without a text", async () => {
    await publish(0);
    expect((await publish(0)).body.code).toBe("conflict");
    expect((await publish(2)).body.code).toBe("conflict");
    const empty = await publish(1, {});
    expect(empty.body.additional_data?.failures?.[0]?.path).toBe("texts.en");
    expect((await publish(1, { xx: "?" })).status).toBe(400);
  });

  test("is for support and who decides about people", async () => {
    const stranger = await createUser();
    expect((await publish(0, undefined, stranger.key)).status).toBe(404);
    expect((await publish(0, undefined, member.key)).status).toBe(404);
    const searcher = await createUser();
    await createEventUser({
      event_key: event,
      user_key: searcher.key,
      permissions: { "search.portal.brand": "view" },
    });
    expect((await publish(0, undefined, searcher.key)).status).toBe(403);
    const asked = { params: { event } };
    expect((await app.call("GET /events/:event/terms", asked)).status).toBe(401);
    await db().updateTable("events").set({ enabled: false }).where("key", "=", event).execute();
    const gone = await app.call("GET /public/events/:event/terms", asked);
    expect(gone.status).toBe(404);
  });
});

describe("accepting", () => {
  test("members are asked for each new version, and what they accepted stays on record", async () => {
    expect(await mine()).toMatchObject({ terms_accepted: true, terms_due: null });
    await publish(0);
    expect(await mine()).toMatchObject({ terms_accepted: false, terms_due: 1 });
    expect((await accept(1)).status).toBe(200);
    expect((await accept(1)).status).toBe(200);
    expect(await mine()).toMatchObject({ terms_accepted: true, terms_due: null });
    await publish(1);
    expect(await mine()).toMatchObject({ terms_accepted: false, terms_due: 2 });
    expect((await accept(1)).body.code).toBe("portals.terms-changed");
    await accept(2);
    expect(await acceptances()).toEqual([
      { version: 1, language: "en" },
      { version: 2, language: "en" },
    ]);
    await app.call("DELETE /events/:event/users/:userKey", {
      as: manager.key,
      params: { event, userKey: member.key },
    });
    expect(await acceptances()).toHaveLength(2);
    expect((await accept(2)).status).toBe(404);
  });

  test("at sign-up: the version that was shown, and no other", async () => {
    await publish(0, { en: "Be kind.", de: "Seid nett." });
    const company = await createCompanyWithDomain();
    const email = `nora@${company.domain}`;
    const signUp = (more: object) =>
      app.call("POST /registration/portals/:portal/signup", {
        params: { portal: event },
        headers: { "accept-language": "de" },
        body: { ...signUpForm({ email }), event_terms_accepted: true, ...more },
      });
    expect((await signUp({ event_terms_version: 2 })).body.code).toBe("portals.terms-changed");
    const known = { ...signUpForm({ email: member.email }), event_terms_version: 2 };
    // Of an address that has an account one learns no more.
    expect((await signUp(known)).body.code).toBe("portals.terms-changed");
    expect((await signUp({ event_terms_version: 1 })).status).toBe(200);
    const { key } = await db()
      .selectFrom("users")
      .where("email", "=", email)
      .select("key")
      .executeTakeFirstOrThrow();
    expect(await acceptances(key)).toEqual([{ version: 1, language: "de" }]);
  });

  test("by who has an account, and by settings: the newest where none is named", async () => {
    await publish(0);
    const person = await createUser();
    const join = (body: object) =>
      app.call("POST /portals/:portal/users/signup", {
        as: person.key,
        params: { portal: event },
        body: { event_terms_accepted: true, ...body },
      });
    expect((await join({ event_terms_version: 7 })).body.code).toBe("portals.terms-changed");
    expect((await join({})).status).toBe(200);
    expect(await acceptances(person.key)).toHaveLength(1);
    const query = { entity_type: "EVENT", entity_id: event };
    const saved = await app.call("PUT /users/settings", {
      as: member.key,
      query,
      body: { event_user: { terms_accepted: true, terms_version: 1 } },
    });
    expect(saved.body.event_user?.terms_accepted).toBe(true);
    expect(await acceptances()).toHaveLength(1);
  });
});

test("who accepted what is a file for who decides about people, in which nothing is a formula", async () => {
  await publish(0);
  await db()
    .updateTable("users")
    .set({ firstname: "=1+1" })
    .where("key", "=", member.key)
    .execute();
  await accept(1);
  const asked = (as: string) =>
    app.call("GET /events/:event/terms/acceptances", { as, params: { event } });
  expect((await asked(manager.key)).status).toBe(200);
  expect((await asked(member.key)).status).toBe(404);
  const account = await findAccount(manager.key, "en");
  if (!account) throw new Error("no account");
  const { stream, name } = await makeAcceptancesFile(account.actor, event);
  expect(name).toMatch(new RegExp(`^${event}-terms-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
  const [head, ...lines] = (await text(stream)).trim().split("\r\n");
  expect(head).toContain("Date and time");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(member.email);
  expect(lines[0]).not.toContain(",=1+1");
});
