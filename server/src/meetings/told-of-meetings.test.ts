import ICAL from "ical.js";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createCompany } from "../companies/factory.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { keepPortals } from "../kernel/portal-hosts.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { createEvent } from "../portals/factory.ts";
import { readKnownPortals } from "../portals/queries/known-portals.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { askMeeting } from "./commands/ask-meeting.ts";
import { changeMeeting } from "./commands/change-meeting.ts";
import { createHours } from "./factory.ts";
import { remindOfMeetingsSoon } from "./jobs.ts";
import { meetingListeners } from "./listeners.ts";

let database: FreshDatabase;
let mails: TestMails;
let listeners: ReturnType<typeof startListeners>;
const failures: unknown[] = [];
let visitor: SignedInActor;
let seller: SignedInActor;
let place: { event_key: string; key: string };

beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
  listeners = startListeners([meetingListeners], (error) => failures.push(error));
});
afterAll(async () => {
  await listeners.stop();
  await mails.close();
  await database.close();
});

const actorOf = async ({ key }: { key: string }) => found(await findAccount(key, "en")).actor;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T08:00:00Z") });
  const company = await createCompany({ name: "Velouria" });
  const show = { type: "TRADE_SHOW", time_zone: "Europe/Berlin", place: "Messe, Hamburg" } as const;
  const event = await createEvent({ ...show, display_name: "Nord", companies: [company.key] });
  place = { event_key: event.key, key: company.key };
  await createHours({ event_key: event.key, company_key: company.key, day: "2027-03-10" });
  visitor = await actorOf(await createUser({ time_zone: "Europe/London" }));
  seller = await actorOf(
    await createUser({ company_key: company.key, roles: ["SUPPLIER_EDITOR"] }),
  );
});
afterEach(() => vi.useRealTimers());

const ask = () =>
  askMeeting(visitor, place, {
    starts_at: "2027-03-10T09:00:00Z",
    subject: "Retinal; which grades, and\nhow much?",
    message: "",
  });

/** What was told to both, in its order. */
async function told(): Promise<string[]> {
  await listeners.idle();
  expect(failures).toEqual([]);
  const rows = await db()
    .selectFrom("notifications")
    .where("user_key", "in", [visitor.user_key, seller.user_key])
    .orderBy("outbox_id")
    .select(["user_key", "action"])
    .execute();
  return rows.map(
    ({ user_key, action }) => `${user_key === visitor.user_key ? "visitor" : "seller"} ${action}`,
  );
}

/** What the newest mail's calendar says, as another program reads it. */
async function calendarTo({ email }: SignedInActor) {
  const mail = (await mails.to(email)).at(-1);
  const [file] = mail?.attachments ?? [];
  const calendar = new ICAL.Component(ICAL.parse(String(file?.content)));
  const [component, ...others] = calendar.getAllSubcomponents("vevent");
  const event = new ICAL.Event(component);
  expect(others).toEqual([]);
  return {
    ...{ uid: event.uid, sequence: event.sequence, location: event.location },
    method: calendar.getFirstPropertyValue("method"),
    status: component?.getFirstPropertyValue("status"),
    summary: event.summary,
    description: event.description,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
  };
}

test("each side is told what the other did, in times of the hall and of the reader", async () => {
  const key = await ask();
  expect(await told()).toEqual(["seller MEETING_ASKED"]);
  await changeMeeting(seller, { key, action: "agree" });
  await changeMeeting(visitor, { key, action: "cancel", reason: "I am ill" });
  expect(await told()).toEqual([
    "seller MEETING_ASKED",
    "visitor MEETING_AGREED",
    "seller MEETING_CANCELED",
  ]);
  const [mail] = await mails.to(visitor.email);
  expect(mail?.text).toContain(
    "The meeting with Velouria at Nord is agreed: 10/03/2027 10:00 Europe/Berlin (09:00 Europe/London).",
  );
  const declined = await ask();
  await changeMeeting(seller, { key: declined, action: "decline", reason: "No time" });
  const withdrawn = await ask();
  await changeMeeting(visitor, { key: withdrawn, action: "withdraw" });
  expect((await told()).slice(3)).toEqual([
    "seller MEETING_ASKED",
    "visitor MEETING_DECLINED",
    "seller MEETING_ASKED",
    "seller MEETING_WITHDRAWN",
  ]);
});

test("an exhibition with a host of its own tells of its own address", async () => {
  const { event_key } = place;
  const mailOf = async ({ email }: SignedInActor) => (await mails.to(email)).at(-1);
  const known = async (host: string[]) => {
    const portals = await readKnownPortals([event_key]);
    keepPortals(
      "https://neroli.example",
      portals.map((portal) => ({ ...portal, hosts: host })),
    );
  };
  await known(["nord.example"]);
  const key = await ask();
  await told();
  const own = await mailOf(seller);
  expect(own?.text).toContain(`https://nord.example/exhibitions/${event_key}/meetings`);
  const notes = db().selectFrom("notifications").where("user_key", "=", seller.user_key);
  expect(await notes.select("event_key").execute()).toEqual([{ event_key }]);

  await known([]);
  await changeMeeting(seller, { key, action: "decline", reason: "No time" });
  await told();
  const ours = await mailOf(visitor);
  expect(ours?.text).toContain(`https://neroli.example.com/exhibitions/${event_key}/plan`);
  keepPortals("https://neroli.example", []);
});

test("a calendar takes the appointment, and its cancellation by the same name", async () => {
  const key = await ask();
  await changeMeeting(seller, { key, action: "agree" });
  await told();
  const agreed = await calendarTo(visitor);
  expect(agreed).toMatchObject({
    ...{ uid: `${key}@meetings.neroli`, method: "PUBLISH", status: "CONFIRMED" },
    ...{ start: "2027-03-10T09:00:00.000Z", end: "2027-03-10T09:30:00.000Z" },
    location: "Nord, Messe, Hamburg",
  });
  expect(agreed.summary).toContain("Velouria");
  expect(agreed.description).toContain("Retinal; which grades, and\nhow much?");
  await changeMeeting(seller, { key, action: "cancel", reason: "The stand is closed" });
  await told();
  const canceled = await calendarTo(visitor);
  expect(canceled).toMatchObject({ uid: agreed.uid, method: "CANCEL", status: "CANCELLED" });
  expect(canceled.sequence).toBeGreaterThan(agreed.sequence);
});

test("both are reminded a day before and half an hour before, once each", async () => {
  const key = await ask();
  await changeMeeting(seller, { key, action: "agree" });
  const before = (await told()).length;
  const remindedAt = async (at: string) => {
    vi.setSystemTime(new Date(at));
    await remindOfMeetingsSoon.run();
    await remindOfMeetingsSoon.run();
    return (await told()).slice(before).toSorted();
  };
  const both = ["seller MEETING_SOON", "visitor MEETING_SOON"];
  expect(await remindedAt("2027-03-09T08:59:00Z")).toEqual([]);
  expect(await remindedAt("2027-03-09T09:01:00Z")).toEqual(both);
  expect(await remindedAt("2027-03-10T08:29:00Z")).toEqual(both);
  expect(await remindedAt("2027-03-10T08:31:00Z")).toEqual([...both, ...both].toSorted());
  expect(await remindedAt("2027-03-10T09:30:00Z")).toHaveLength(4);
});

test("what is agreed late, or canceled, is no reminder", async () => {
  const canceled = await ask();
  await changeMeeting(seller, { key: canceled, action: "agree" });
  await changeMeeting(visitor, { key: canceled, action: "cancel", reason: "I am ill" });
  vi.setSystemTime(new Date("2027-03-10T08:00:00Z"));
  const late = await ask();
  await changeMeeting(seller, { key: late, action: "agree" });
  await remindOfMeetingsSoon.run();
  expect((await told()).filter((each) => each.endsWith("SOON"))).toEqual([]);
});
