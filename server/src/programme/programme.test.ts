import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent, createEventUser } from "../portals/factory.ts";
import { createUser } from "../users/factory.ts";
import { createTalk } from "./factory.ts";
import { programmeRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
let event: string;
let company: string;
let support: string;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [programmeRoutes], ...(await testIdentity()) });
  support = (await createUser({ company_key: null, roles: ["NEROLI_EDITOR"] })).key;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Berlin puts its clock back on 31 October 2100, a Sunday, at three. */
const day = "2100-10-30";
const turned = "2100-10-31";

beforeEach(async () => {
  company = (await createCompany({ name: "Quellhof" })).key;
  const show = { type: "TRADE_SHOW", time_zone: "Europe/Berlin", companies: [company] } as const;
  event = (await createEvent({ ...show, starts_on: day, ends_on: turned })).key;
});

const talk = {
  ...{ title: "Cold emulsions", description: "With a bench.", speaker: "Dr. Ida Lund" },
  ...{ company: null as string | null, room: "Hall 2", day, from: "10:00", to: "10:45" },
};
const add = (form: object = {}, as = support) =>
  app.call("POST /events/:event/talks", { as, params: { event }, body: { ...talk, ...form } });
const change = (key: string, form: object) =>
  app.call("PUT /events/:event/talks/:talkId", {
    ...{ as: support, params: { event, talkId: key } },
    body: { ...talk, version: 1, ...form },
  });
const remove = (key: string) =>
  app.call("DELETE /events/:event/talks/:talkId", {
    ...{ as: support, params: { event, talkId: key } },
  });
const read = () => app.call("GET /public/events/:event/programme", { params: { event } });
const titles = async () => (await read()).body.content.map(({ title }) => title);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const failuresOf = ({ body }: { body: unknown }) =>
  (body as { additional_data: { failures: { path: string; code: string }[] } }).additional_data
    .failures;

describe("anybody reads", () => {
  test("the talks in the order of time, by the clock of the exhibition", async () => {
    await add({ title: "Last", day: turned, company });
    await add({ title: "Second", from: "10:00", to: "11:00", room: "Hall 3" });
    await add({ title: "First", from: "09:00", to: "10:00" });
    const { status, body } = await read();
    expect([status, body.time_zone]).toEqual([200, "Europe/Berlin"]);
    expect(body.content).toMatchObject([
      { title: "First", day, from: "09:00", to: "10:00", starts_at: `${day}T07:00:00.000Z` },
      { title: "Second", room: "Hall 3", ends_at: `${day}T09:00:00.000Z`, company: null },
      // The clock has been put back since.
      { title: "Last", day: turned, from: "10:00", starts_at: `${turned}T09:00:00.000Z` },
    ]);
    expect(body.content[2]?.company).toEqual({ key: company, name: "Quellhof" });
    expect(body.content[0]).not.toHaveProperty("version");
  });

  test("a company as it goes by there, and not while it is not there", async () => {
    await add({ company });
    const saying = (said: object) =>
      db().updateTable("event_companies").set(said).where("event_key", "=", event).execute();
    await saying({ display_name: "Quellhof at the fair" });
    expect((await read()).body.content[0]?.company?.name).toBe("Quellhof at the fair");
    await saying({ enabled: false });
    expect((await read()).body.content[0]?.company).toBeNull();
    await saying({ enabled: true });
    await db()
      .updateTable("companies")
      .set({ enabled: false })
      .where("key", "=", company)
      .execute();
    expect((await read()).body.content[0]?.company).toBeNull();
    const kept = await app.call("GET /events/:event/talks", { as: support, params: { event } });
    expect(kept.body.content[0]?.company?.key).toBe(company);
  });

  test("nothing of a portal, or of an exhibition that is disabled; support keeps that one", async () => {
    await add();
    await db().updateTable("events").set({ enabled: false }).where("key", "=", event).execute();
    expect((await read()).status).toBe(404);
    expect((await add({ room: "" })).status).toBe(200);
    event = (await createEvent({ type: "CUSTOMER_PORTAL", starts_on: day, ends_on: day })).key;
    expect([(await read()).status, (await add()).status]).toEqual([404, 404]);
  });
});

describe("a talk is refused", () => {
  test("on a day on which there is no exhibition", async () => {
    for (const other of ["2100-10-29", "2100-11-01"]) {
      expect(codeOf(await add({ day: other }))).toBe("programme.not-that-day");
    }
    expect((await add({ day: turned })).status).toBe(200);
    await db().updateTable("events").set({ ends_on: null }).where("key", "=", event).execute();
    expect(codeOf(await add({ room: "" }))).toBe("programme.not-that-day");
  });

  test("that ends before it begins", async () => {
    const answer = await add({ from: "10:00", to: "10:00" });
    expect(failuresOf(answer)).toMatchObject([{ path: "to", code: "ends-first" }]);
  });

  test("in a room that another one has at that time, which is named", async () => {
    const { key } = (await add()).body;
    const answer = await add({ room: "HALL 2", from: "10:30", to: "11:00", title: "Late" });
    expect([answer.status, codeOf(answer)]).toEqual([409, "programme.room-taken"]);
    expect((answer.body as unknown as { detail: string }).detail).toContain("Cold emulsions");
    // The next one, one elsewhere, on another day, and one whose room nobody knows yet.
    const others = [{ from: "10:45", to: "11:00" }, { room: "Hall 3" }, { day: turned }];
    for (const form of [...others, { room: "" }, { room: "" }]) {
      expect((await add(form)).status).toBe(200);
    }
    expect((await change(key, { to: "10:30" })).status).toBe(200);
    expect(codeOf(await change(key, { version: 2, to: "11:00" }))).toBe("programme.room-taken");
  });

  test("and so is one of two that come at the same moment", async () => {
    const answers = await Promise.all([add({ title: "One" }), add({ title: "Other" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("of a company that does not take part", async () => {
    const { key } = await createCompany();
    const answer = await add({ company: key });
    expect(failuresOf(answer)).toMatchObject([{ path: "company", code: "choice" }]);
    const own = (await add({ company })).body;
    await db()
      .updateTable("event_companies")
      .set({ enabled: false })
      .where("event_key", "=", event)
      .execute();
    expect((await add({ company, room: "" })).status).toBe(400);
    // What is said of the talk already may stay.
    expect((await change(own.key, { company, title: "Colder emulsions" })).status).toBe(200);
  });

  test("beyond five hundred", async () => {
    const rows = Array.from({ length: 500 }, () => ({ event_key: event, day }));
    await db()
      .insertInto("talks")
      .values(rows.map((row) => ({ ...row, title: "T", starts: "09:00", ends: "10:00" })))
      .execute();
    expect(codeOf(await add())).toBe("programme.full");
  });
});

describe("who keeps it", () => {
  test("changes a talk, unless another has changed it meanwhile", async () => {
    const { key } = (await add()).body;
    expect((await change(key, { title: "Warm emulsions" })).body).toMatchObject({ version: 2 });
    expect(codeOf(await change(key, { title: "Hot emulsions" }))).toBe("conflict");
    // Sent again because its answer was lost.
    expect((await change(key, { title: "Warm emulsions" })).body.version).toBe(2);
    expect(await titles()).toEqual(["Warm emulsions"]);
  });

  test("takes one out; one of another exhibition is not there", async () => {
    const { key } = (await add()).body;
    const elsewhere = (await createEvent({ type: "EXPO", starts_on: day, ends_on: day })).key;
    const foreign = await createTalk({ event_key: elsewhere, day });
    expect([(await remove(foreign)).status, (await change(foreign, {})).status]).toEqual([
      404, 404,
    ]);
    expect((await remove(key)).status).toBe(200);
    expect((await remove(key)).status).toBe(404);
    expect(await titles()).toEqual([]);
  });

  test("is support: exhibitors, visitors and members are not", async () => {
    const exhibitor = await createUser({ company_key: company, roles: ["SUPPLIER_MANAGER"] });
    const member = (await createUser({ roles: ["EVENT_ADMIN"] })).key;
    await createEventUser({
      ...{ event_key: event, user_key: member },
      permissions: { "content.portal.customer": "manage" },
    });
    const status = async (as: string) => (await add({}, as)).status;
    expect([await status(exhibitor.key), await status(member)]).toEqual([404, 403]);
    expect(await titles()).toEqual([]);
  });

  test("is told by the trail", async () => {
    const { key } = (await add()).body;
    await change(key, { speaker: "Nobody yet" });
    await remove(key);
    const entries = await db()
      .selectFrom("audit_entries")
      .where("entity_key", "=", event)
      .select(["action", "before", "after"])
      .orderBy("id")
      .execute();
    const part = { talk: "Cold emulsions" };
    expect(entries).toEqual([
      { action: "event.talk-added", before: null, after: talk },
      {
        action: "event.talk-changed",
        before: { ...part, speaker: "Dr. Ida Lund" },
        after: { ...part, speaker: "Nobody yet" },
      },
      {
        action: "event.talk-removed",
        before: { ...talk, speaker: "Nobody yet" },
        after: null,
      },
    ]);
  });
});
