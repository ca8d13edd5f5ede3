import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createEvent } from "../portals/factory.ts";
import { createUser } from "../users/factory.ts";
import { createHours, createMeeting } from "./factory.ts";
import { meetingRoutes } from "./routes.ts";

let database: FreshDatabase;
let mails: TestMails;
let app: TestApp;
let event: string;
let company: string;
const keys = { visitor: "", other: "", seller: "", waiting: "", support: "" };
type Who = keyof typeof keys | null;

beforeAll(async () => {
  database = await freshDatabase();
  // Where the links in calendar files lead.
  mails = await testMails();
  app = await testApp({ routes: [meetingRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await mails.close();
  await database.close();
});

/** Berlin puts its clock back on 31 October 2100, a Sunday, at three. */
const day = "2100-10-29";
const turningDay = "2100-10-31";

beforeEach(async () => {
  company = (await createCompany()).key;
  const show = { type: "TRADE_SHOW", time_zone: "Europe/Berlin", companies: [company] } as const;
  event = (await createEvent({ ...show, starts_on: day, ends_on: turningDay })).key;
  keys.visitor = (await createUser()).key;
  keys.other = (await createUser()).key;
  keys.seller = (await createUser({ company_key: company, roles: ["SUPPLIER_EDITOR"] })).key;
  keys.waiting = (await createUser({ status: "AWAITING_VERIFICATION" })).key;
  keys.support = (await createUser({ company_key: null, roles: ["NEROLI_EDITOR"] })).key;
});

const as = (who: Who) => ({ ...(who && { as: keys[who] }) });
const place = () => ({ params: { event, companyKey: company } });
const hours = { day, from: "09:00", to: "10:00", minutes: 30, at_once: 1 };
const addHours = (body: object = {}, who: Who = "seller") =>
  app.call("POST /companies/:companyKey/events/:event/hours", {
    ...{ ...as(who), ...place() },
    body: { ...hours, ...body },
  });
const slots = async (who: Who = "visitor") => {
  const { body } = await app.call("GET /companies/:companyKey/events/:event/slots", {
    ...{ ...as(who), ...place() },
  });
  return body.content.map(({ starts_at }) => starts_at.slice(11, 16));
};
const at = (time: string) => `${day}T${time}:00Z`;
const ask = (time: string, who: Who = "visitor", more: object = {}) =>
  app.call("POST /companies/:companyKey/events/:event/meetings", {
    ...{ ...as(who), ...place() },
    body: { starts_at: at(time), subject: "Samples", ...more },
  });
const act = (action: "agree" | "decline" | "withdraw" | "cancel", key: string, who: Who) =>
  app.call(`POST /meetings/:meetingKey/${action}`, {
    ...{ ...as(who), params: { meetingKey: key } },
    ...((action === "decline" || action === "cancel") && { body: { reason: "No time" } }),
  });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

describe("hours", () => {
  test("make slots by the clock of the exhibition", async () => {
    const { status, body } = await addHours();
    expect(status).toBe(200);
    expect(body.content).toMatchObject([hours]);
    expect((await addHours()).body.content).toHaveLength(1);
    // Berlin is two hours ahead in summer.
    expect(await slots()).toEqual(["07:00", "07:30"]);
  });

  test("pass as they are on the day on which the clock is put back", async () => {
    const night = { event_key: event, company_key: company, day: turningDay };
    await createHours({ ...night, starts: "01:30", ends: "03:30", minutes: 60 });
    // From half past one in summer time to half past three in winter time are three hours.
    expect(await slots()).toEqual(["23:30", "00:30", "01:30"]);
  });

  test("do not overlap, and lie within the days of the exhibition", async () => {
    await addHours();
    expect(codeOf(await addHours({ from: "09:45", to: "11:00" }))).toBe("meetings.hours-overlap");
    expect(codeOf(await addHours({ day: "2100-11-01" }))).toBe("meetings.not-that-day");
    expect((await addHours({ from: "10:00", to: "10:00" })).status).toBe(400);
    expect((await addHours({ from: "09:10" })).status).toBe(400);
  });

  test("are taken away, and what was asked for stays", async () => {
    const { body } = await addHours();
    await ask("07:00");
    const params = { ...place().params, id: body.content[0]?.id ?? "" };
    const remove = { ...as("seller"), params };
    const left = await app.call("DELETE /companies/:companyKey/events/:event/hours/:id", remove);
    expect(left.body.content).toEqual([]);
    const { body: all } = await app.call("GET /companies/:companyKey/events/:event/meetings", {
      ...{ ...as("seller"), ...place() },
    });
    expect(all.content).toMatchObject([{ side: "EXHIBITOR", status: "ASKED" }]);
  });

  test("are the exhibitor's own people's", async () => {
    expect((await addHours({}, "support")).status).toBe(200);
    expect((await addHours({}, "visitor")).status).toBe(403);
    keys.other = (await createUser({ roles: ["SUPPLIER_MANAGER"] })).key;
    expect((await addHours({}, "other")).status).toBe(404);
    expect((await addHours({}, null)).status).toBe(401);
  });
});

describe("a meeting", () => {
  test("is asked for in a slot that is free on both sides", async () => {
    await addHours();
    const { status, body } = await ask("07:00", "visitor", { message: "Which grades?" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ side: "VISITOR", status: "ASKED", subject: "Samples", message: "Which grades?" },
      ...{ starts_at: "2100-10-29T07:00:00.000Z", ends_at: "2100-10-29T07:30:00.000Z" },
      can: { agree: { allowed: false }, withdraw: { allowed: true }, cancel: { allowed: false } },
    });
    expect(await slots()).toEqual(["07:30"]);
    expect(await slots("other")).toEqual(["07:30"]);
    expect(codeOf(await ask("07:00", "other"))).toBe("meetings.taken");
    expect(codeOf(await ask("07:15", "other"))).toBe("meetings.taken");
    // Withdrawn, its time is free again.
    await act("withdraw", body.key, "visitor");
    expect(await slots("other")).toEqual(["07:00", "07:30"]);
  });

  test("is nowhere else at the same time, at another exhibitor neither", async () => {
    await addHours();
    await createCompany({ key: `beside-${company}`, name: "Beside" });
    const beside = { event_key: event, company_key: `beside-${company}` };
    await db().insertInto("event_companies").values(beside).execute();
    await createMeeting({ ...beside, user_key: keys.visitor, starts_at: at("07:15") });
    expect(await slots()).toEqual([]);
    expect(codeOf(await ask("07:30"))).toBe("meetings.taken");
  });

  test("is for admitted people of other companies, at an exhibitor who is there", async () => {
    await addHours();
    expect(codeOf(await ask("07:00", "seller"))).toBe("meetings.own-company");
    expect((await ask("07:00", "waiting")).status).toBe(403);
    expect((await ask("07:00", null)).status).toBe(401);
    expect((await ask("07:00", "visitor", { subject: "" })).status).toBe(400);
    expect((await ask("07:00", "visitor", { starts_at: "soon" })).status).toBe(400);
    await db()
      .updateTable("event_companies")
      .where("event_key", "=", event)
      .set({ enabled: false })
      .execute();
    expect((await ask("07:00")).status).toBe(404);
  });

  test("of fifty who ask at once as many get it as can be met", async () => {
    await addHours({ at_once: 3 });
    const askers = await Promise.all(
      Array.from({ length: 50 }, async () => (await createUser()).key),
    );
    const answers = await Promise.all(
      askers.map((key) =>
        app.call("POST /companies/:companyKey/events/:event/meetings", {
          ...{ as: key, ...place() },
          body: { starts_at: at("07:00"), subject: "Samples" },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(47);
    const rows = await db()
      .selectFrom("meetings")
      .where("event_key", "=", event)
      .orderBy("place")
      .select("place")
      .execute();
    expect(rows.map((row) => row.place)).toEqual([1, 2, 3]);
  });

  test("of one person who asks ten times at once is one", async () => {
    await addHours();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask("07:00")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("never overlaps another in the database, whoever writes it", async () => {
    const one = { event_key: event, company_key: company, user_key: keys.visitor };
    await createMeeting({ ...one, starts_at: at("07:00") });
    const again = createMeeting({ ...one, starts_at: at("07:15"), place: 2 });
    await expect(again).rejects.toThrow("meetings_of_person_apart");
    const other = createMeeting({ ...one, user_key: keys.other, starts_at: at("07:15") });
    await expect(other).rejects.toThrow("meetings_of_exhibitor_apart");
  });
});

describe("the way of a meeting", () => {
  const made = async (status: "ASKED" | "AGREED" | "DECLINED", starts_at = at("07:00")) =>
    (
      await createMeeting({
        ...{ event_key: event, company_key: company, user_key: keys.visitor, status, starts_at },
      })
    ).key;

  test("from the question to the appointment, and to its cancellation with a reason", async () => {
    const key = await made("ASKED");
    const agreed = await act("agree", key, "seller");
    expect(agreed.body).toMatchObject({ status: "AGREED", side: "EXHIBITOR" });
    expect((await act("cancel", key, "visitor")).body).toMatchObject({
      ...{ status: "CANCELED", reason: "No time", side: "VISITOR" },
      can: { cancel: { allowed: false } },
    });
  });

  test.each([
    ["agree", "ASKED", "visitor", "meetings.exhibitors-to-do"],
    ["decline", "ASKED", "visitor", "meetings.exhibitors-to-do"],
    ["withdraw", "ASKED", "seller", "meetings.visitors-to-do"],
    ["cancel", "ASKED", "seller", "meetings.not-now"],
    ["decline", "AGREED", "seller", "meetings.not-now"],
    ["withdraw", "AGREED", "visitor", "meetings.not-now"],
    ["agree", "DECLINED", "seller", "meetings.not-now"],
    ["agree", "ASKED", "other", "not-found"],
    ["cancel", "AGREED", "other", "not-found"],
  ] as const)("%s of one that is %s by the %s is refused", async (action, status, who, code) => {
    expect(codeOf(await act(action, await made(status), who))).toBe(code);
  });

  test("is agreed to once, however often that is sent", async () => {
    const key = await made("ASKED");
    const { body } = await act("agree", key, "seller");
    expect((await act("agree", key, "seller")).body).toEqual(body);
    const { rows } = await sql`
      select from outbox where topic = 'meeting.agreed' and key = ${key}`.execute(db());
    expect(rows).toHaveLength(1);
    expect(codeOf(await act("agree", key, "visitor"))).toBe("meetings.exhibitors-to-do");
  });

  test("ends when its time has come", async () => {
    const begun = new Date(Date.now() - 60_000).toISOString();
    expect(codeOf(await act("agree", await made("ASKED", begun), "seller"))).toBe("meetings.past");
  });

  test("is read by both sides, and by nobody else", async () => {
    const key = await made("AGREED");
    const calendar = (who: Who) =>
      app.call("GET /meetings/:meetingKey/calendar", {
        ...{ ...as(who), params: { meetingKey: key } },
      });
    expect((await calendar("visitor")).status).toBe(200);
    expect((await calendar("seller")).status).toBe(200);
    expect((await calendar("other")).status).toBe(404);
    expect((await calendar(null)).status).toBe(401);
    const list = { ...as("other"), params: { event } };
    expect((await app.call("GET /events/:event/meetings", list)).body.content).toEqual([]);
  });
});
