import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { getImage } from "../../documents/queries/find-documents.ts";
import { testIdentity } from "../../identity/factory.ts";
import { startAssets } from "../../kernel/assets/assets.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createEvent, createEventUser } from "../../portals/factory.ts";
import { createUser } from "../factory.ts";
import { userRoutes } from "../routes.ts";

let database: { close(): Promise<void> };
let app: TestApp;
let data: string;
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-profile-"));
  startAssets({ data });
  database = await freshDatabase();
  app = await testApp({ routes: [userRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(data, { recursive: true });
});

/** What is mailed where nobody has decided anything. */
const everyMail = {
  neroli_digest_enabled: false,
  analytics_weekly_enabled: true,
  requests: "MAIL",
  messages: "MAIL",
  request_changes: "MAIL",
  law: "MAIL",
  quotes: "MAIL",
  documents: "MAIL",
  team: "MAIL",
};

const profileOf = (user: { key: string }) => app.call("GET /users/profile", { as: user.key });

test("answers the signed-in user with its company and rights", async () => {
  const company = await createCompany({ name: "Maison Ambre", type: "CONSUMER_CARE_BRAND" });
  const user = await createUser({
    company_key: company.key,
    firstname: "Chiara",
    roles: ["BUYER_MANAGER"],
    permissions: { "search.portal.brand": "view" },
  });
  expect(await profileOf(user)).toEqual({
    status: 200,
    body: {
      key: user.key,
      title: null,
      firstname: "Chiara",
      lastname: user.lastname,
      email: user.email,
      roles: ["BUYER_MANAGER"],
      permissions: { "search.portal.brand": "view" },
      status: "VERIFIED",
      department: null,
      job_title: null,
      phone_number: null,
      country_code: null,
      segments: [],
      language: null,
      time_zone: null,
      languages: [],
      social_links: {},
      notifications: everyMail,
      picture: null,
      company: {
        key: company.key,
        name: "Maison Ambre",
        type: "CONSUMER_CARE_BRAND",
        verified: true,
        logo: null,
      },
      vetted: true,
      standing: "admitted",
      staging: false,
      has_password: false,
      lacks_factor: false,
      erased_at: null,
      version: 1,
    },
  });
});

test("is not for a visitor", async () => {
  expect(await app.call("GET /users/profile")).toMatchObject({
    status: 401,
    body: { code: "access.signed-out" },
  });
});

test("is for a user without a company too", async () => {
  const { status, body } = await profileOf(await createUser({ company_key: null }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ company: null, vetted: false });
});

test("knows the internal staging company", async () => {
  const { key } = await createCompany({ key: "neroli-staging" });
  const { body } = await profileOf(await createUser({ company_key: key }));
  expect(body.staging).toBe(true);
});

test.each([
  ["an unverified user", { status: "AWAITING_VERIFICATION" as const }, {}],
  ["a user of an unverified company", {}, { verified: false }],
  ["a user of a disabled company", {}, { enabled: false }],
])("%s is not vetted", async (_who, user, company) => {
  const { key } = await createCompany(company);
  const { status, body } = await profileOf(await createUser({ ...user, company_key: key }));
  expect(status).toBe(200);
  expect(body.vetted).toBe(false);
});

describe("saving", () => {
  const filled = {
    version: 1,
    title: "Dr.",
    firstname: " Chiara ",
    lastname: "O'Neil",
    department: "QUALITY",
    job_title: "Head of quality",
    phone_number: "+39 02 5550 123",
    country_code: "IT",
    segments: ["FOOD"],
    language: "it",
    time_zone: "Europe/Rome",
    languages: [
      { language: "it", level: "NATIVE" },
      { language: "en", level: "FULL_PROFESSIONAL" },
    ],
    social_links: { linkedin: "linkedin.com/in/chiara" },
    notifications: { ...everyMail, messages: "DAILY", neroli_digest_enabled: true },
  };
  const save = (user: { key: string }, body: unknown) =>
    app.call("PUT /users/profile", { as: user.key, body });

  test("keeps every field, phone number and addresses in their form; rights are not one's own", async () => {
    const user = await createUser();
    const { status, body } = await save(user, filled);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...filled,
      firstname: "Chiara",
      phone_number: "(+39) 02 5550 123",
      social_links: { linkedin: "https://linkedin.com/in/chiara" },
      email: user.email,
      roles: ["BUYER"],
      version: 2,
    });
    expect((await profileOf(user)).body).toEqual(body);
    const more = { ...filled, version: 2, roles: ["NEROLI_SUPER"] };
    expect((await save(user, more)).status).toBe(400);
  });

  test("over another's change is a conflict and changes nothing", async () => {
    const user = await createUser();
    await save(user, filled);
    const answer = await save(user, { ...filled, firstname: "Late" });
    expect([answer.status, answer.body.code]).toEqual([409, "conflict"]);
    expect((await profileOf(user)).body.firstname).toBe("Chiara");
  });

  test.each([
    ["firstname", { firstname: " " }],
    ["phone_number", { phone_number: "call me" }],
    ["country_code", { country_code: "Italy" }],
    ["languages", { languages: [filled.languages[0], filled.languages[0]] }],
    ["languages.0.language", { languages: [{ language: "xx", level: "NATIVE" }] }],
    ["social_links.linkedin", { social_links: { linkedin: "https://facebook.com/chiara" } }],
    ["notifications.quotes", { notifications: { ...everyMail, quotes: "no" } }],
    ["time_zone", { time_zone: "Europe/Atlantis" }],
    ["time_zone", { time_zone: "+02:00" }],
  ])("names %s when that is wrong", async (path, wrong) => {
    const { status, body } = await save(await createUser(), { ...filled, ...wrong });
    expect(status).toBe(400);
    expect(body.additional_data?.failures?.map((failure) => failure.path)).toEqual([path]);
  });

  test("says nothing of a language that was chosen elsewhere meanwhile", async () => {
    const user = await createUser({ language: "en" });
    const chosen = { language: "fr" };
    await app.call("PUT /users/settings", { as: user.key, body: chosen });
    const { language: _, ...form } = filled;
    expect((await save(user, form)).body).toMatchObject({ language: "fr", version: 2 });
  });

  test("is not for a visitor", async () => {
    expect((await app.call("PUT /users/profile", { body: filled })).status).toBe(401);
  });
});

describe("a picture", () => {
  const upload = (user: { key: string }, content: Buffer) =>
    app.call("POST /users/profile/picture", { as: user.key, upload: { asset: {}, content } });
  const imageOf = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#ff6b6b" } });
  const stored = async () => (await readdir(path.join(data, "assets/portraits"))).length;

  test("becomes a square of our own making; a new one replaces it, and it can be removed", async () => {
    const user = await createUser();
    const { status, body } = await upload(user, await imageOf(900, 300).png().toBuffer());
    expect([status, body.picture]).toEqual([200, expect.stringMatching(/^\/api\/images\//)]);
    const id = body.picture?.split("/").at(-1) ?? "";
    const { storage_key } = await getImage(id);
    const kept = await sharp(path.join(data, "assets", storage_key)).metadata();
    expect([kept.format, kept.width, kept.height]).toEqual(["webp", 256, 256]);
    const second = await upload(user, await imageOf(64, 64).tiff().toBuffer());
    expect(second.body.picture).not.toBe(body.picture);
    await expect(getImage(id)).rejects.toThrow("not-found");
    expect(await stored()).toBe(1);
    const removed = await app.call("DELETE /users/profile/picture", { as: user.key });
    expect([removed.status, removed.body.picture]).toEqual([200, null]);
    expect(await stored()).toBe(0);
    expect((await app.call("DELETE /users/profile/picture", { as: user.key })).status).toBe(200);
  });

  test.each([
    ["what only calls itself one", async () => Buffer.from("<svg xmlns='x'/>"), 415],
    ["an svg", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ["a broken one", async () => (await imageOf(99, 99).png().toBuffer()).subarray(0, 60), 415],
    ["more than 5 MB", async () => Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ])("is refused when it is %s", async (_what, content, status) => {
    const user = await createUser();
    expect((await upload(user, await content())).status).toBe(status);
    expect((await profileOf(user)).body.picture).toBeNull();
  });

  test("is one's own", async () => {
    const content = await imageOf(10, 10).png().toBuffer();
    const nobody = { upload: { asset: {}, content } };
    expect((await app.call("POST /users/profile/picture", nobody)).status).toBe(401);
    expect((await app.call("DELETE /users/profile/picture")).status).toBe(401);
  });
});

describe("settings", () => {
  const settings = (user: { key: string }, query = {}) =>
    app.call("GET /users/settings", { as: user.key, query });
  const change = (user: { key: string }, body: unknown, query = {}) =>
    app.call("PUT /users/settings", { as: user.key, body, query });

  test("change what is named; a profile's form of before is then out of date", async () => {
    const user = await createUser({ language: "de" });
    expect((await settings(user)).body).toEqual({
      language: "de",
      time_zone: null,
      notifications: everyMail,
      event_user: null,
    });
    await change(user, { notifications: { quotes: "WEEKLY" } });
    const { body } = await change(user, { language: "fr" });
    expect(body).toMatchObject({
      language: "fr",
      notifications: { ...everyMail, quotes: "WEEKLY" },
    });
    expect((await profileOf(user)).body.version).toBe(2);
  });

  test("take the browser's time zone where none is chosen, which makes no new version", async () => {
    const user = await createUser();
    const said = async (browser_time_zone: string) =>
      (await change(user, { browser_time_zone })).body.time_zone;
    expect(await said("Asia/Kathmandu")).toBe("Asia/Kathmandu");
    expect(await said("Europe/Rome")).toBe("Asia/Kathmandu");
    expect((await profileOf(user)).body).toMatchObject({ time_zone: "Asia/Kathmandu", version: 1 });
    expect((await change(user, { browser_time_zone: "Mars/Olympus" })).status).toBe(400);
  });

  test("in a portal tell the person's place there, whose terms are accepted once", async () => {
    const { key } = await createEvent();
    const entity = { entity_type: "EVENT", entity_id: key };
    const [member, stranger] = [await createUser(), await createUser()];
    await createEventUser({ event_key: key, user_key: member.key });
    const place = { event_key: key, status: "VERIFIED", terms_accepted: false };
    expect((await settings(member, entity)).body.event_user).toEqual(place);
    const accepted = { event_user: { terms_accepted: true } };
    const { body } = await change(member, accepted, entity);
    expect(body.event_user).toEqual({ ...place, terms_accepted: true });
    expect((await settings(stranger, entity)).body.event_user).toEqual({
      ...place,
      status: "NOT_SIGNED_UP",
    });
    expect((await change(stranger, accepted, entity)).status).toBe(404);
    expect((await change(member, accepted)).status).toBe(400);
    expect((await settings(member, { ...entity, entity_id: "no-such-portal" })).status).toBe(404);
    expect((await settings(member, { entity_id: key })).status).toBe(400);
    expect((await app.call("GET /users/settings")).status).toBe(401);
    expect((await app.call("PUT /users/settings", { body: {} })).status).toBe(401);
  });
});
