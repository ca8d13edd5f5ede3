import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "../kernel/db/db.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { smtpPeer } from "../kernel/testing/smtp-peer.ts";
import { createUser } from "../users/factory.ts";
import { mailNotifications } from "./commands/mail-notifications.ts";
import { tellUsers } from "./commands/tell-users.ts";
import { mailNotificationDigests } from "./jobs.ts";

const origin = "https://neroli.example";
const hour = 3_600_000;
const day = 24 * hour;
/** A Wednesday, eight o'clock in Berlin. */
const eight = Date.UTC(2031, 4, 7, 6);

let database: FreshDatabase;
let peer: Awaited<ReturnType<typeof smtpPeer>>;
let events = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  peer = await smtpPeer();
  startMail({ data: "", origin, smtp_url: peer.url });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await db().updateTable("notifications").set({ awaits_digest: false }).execute();
  await db().updateTable("notification_digests").set({ sent_at: new Date() }).execute();
  await peer.close();
});

type User = Awaited<ReturnType<typeof createUser>>;
type Given = NonNullable<Parameters<typeof createUser>[0]>;
const reader = (settings: object, more: Given = {}): Promise<User> =>
  createUser({
    time_zone: "Europe/Berlin",
    notification_settings: JSON.stringify(settings),
    ...more,
  });
const choose = (user: User, settings: object) =>
  db()
    .updateTable("users")
    .set({ notification_settings: JSON.stringify(settings) })
    .where("key", "=", user.key)
    .execute();

/** Told as listeners tell it, and mailed as they do. */
async function tell(to: User, product_name: string, time: number, action = "MESSAGE_CREATED") {
  const outbox_id = --events;
  await tellUsers({
    outbox_id,
    action: action as "MESSAGE_CREATED",
    data: {
      request_key: "asked",
      product_name,
      company_name: "Alpenkraut",
      triggered_by: { firstname: "Urs" },
    },
    to: [to.key],
  });
  await db()
    .updateTable("notifications")
    .set({ triggered_at: new Date(time) })
    .where("outbox_id", "=", outbox_id)
    .execute();
  await mailNotifications(outbox_id);
}

/** The job at a time of the clock; what the mail server took meanwhile. */
async function runAt(time: number) {
  const before = peer.taken.length;
  vi.setSystemTime(time);
  await mailNotificationDigests.run();
  return peer.taken.slice(before);
}
const subjects = (mails: Awaited<ReturnType<typeof runAt>>) =>
  mails.map(({ mail }) => mail.subject);

test("a daily digest comes at eight on the reader's clock, in the reader's language, once", async () => {
  const clara = await reader({ messages: "DAILY" }, { firstname: "Clara", language: "de" });
  await tell(clara, "Jasmin <b>& Orris</b>", eight - 2 * hour);
  await tell(clara, "Späte Rose", eight);
  expect(peer.taken).toEqual([]);
  expect(await runAt(eight - 60_000)).toEqual([]);
  const [digest, ...more] = await runAt(eight + 60_000);
  expect(more).toEqual([]);
  expect(digest?.to).toEqual([clara.email]);
  const { subject, text, html } = digest?.mail ?? { subject: "", text: "", html: "" };
  expect(subject).toBe("Ihr Tag auf Neroli: 1 Benachrichtigung");
  expect(text).toContain("Guten Tag Clara,");
  expect(text).toContain(
    "Nachrichten zu Anfragen, Erwähnungen und Zuweisungen\n1 Benachrichtigung\n* Urs von Alpenkraut",
  );
  expect(text).toContain("Mittwoch, 7. Mai 2031");
  expect(text).toContain("06:00");
  expect(text).toContain(`${origin}/requests?requestId=asked`);
  expect(text).not.toContain("Späte Rose");
  expect(html).toContain("Jasmin &lt;b&gt;&amp; Orris&lt;/b&gt;");
  expect(await runAt(eight + hour)).toEqual([]);
  expect(await runAt(eight + day - 60_000)).toEqual([]);
  const [next] = await runAt(eight + day);
  expect(next?.mail.text).toContain("Späte Rose");
  expect(next?.mail.text).not.toContain("Jasmin");
  expect(next?.messageId).not.toBe(digest?.messageId);
  expect(await runAt(eight + 2 * day)).toEqual([]);
});

test("a weekly one comes on Mondays, beside a daily one of other kinds", async () => {
  const user = await reader({ messages: "DAILY", quotes: "WEEKLY" });
  await tell(user, "Daily One", eight - hour);
  await tell(user, "Weekly One", eight - hour, "QUOTE_ACCEPTED");
  expect(subjects(await runAt(eight))).toEqual(["Your day on Neroli: 1 notification"]);
  for (const days of [1, 2, 3, 4]) expect(await runAt(eight + days * day)).toEqual([]);
  await tell(user, "Weekly Two", eight + 4 * day, "QUOTE_REJECTED");
  expect(await runAt(eight + 5 * day - 60_000)).toEqual([]);
  const [weekly, ...more] = await runAt(eight + 5 * day);
  expect(more).toEqual([]);
  expect(weekly?.mail.subject).toBe("Your week on Neroli: 2 notifications");
  expect(weekly?.mail.text).toMatch(/Weekly Two[\s\S]+Weekly One/);
});

test("eight o'clock is each reader's own; nobody's where nothing is known is that of UTC", async () => {
  const zones = ["Asia/Kathmandu", "America/Los_Angeles", null];
  const people = await Promise.all(
    zones.map((time_zone) => reader({ messages: "DAILY" }, { time_zone })),
  );
  for (const person of people) await tell(person, "Neroli", eight - 2 * day);
  const told = async (time: number) => (await runAt(time)).flatMap(({ to }) => to);
  const [kathmandu, losAngeles, unknown] = people.map(({ email }) => email);
  // All of them are late by a day, as after a server that was away: the last time counts.
  vi.setSystemTime(eight);
  expect((await told(Date.UTC(2031, 4, 7, 2, 14))).toSorted()).toEqual(
    [kathmandu, losAngeles, unknown].toSorted(),
  );
  for (const person of people) await tell(person, "Vetiver", Date.UTC(2031, 4, 7, 2, 14));
  expect(await told(Date.UTC(2031, 4, 7, 2, 15))).toEqual([kathmandu]);
  expect(await told(Date.UTC(2031, 4, 7, 8, 0))).toEqual([unknown]);
  expect(await told(Date.UTC(2031, 4, 7, 14, 59))).toEqual([]);
  expect(await told(Date.UTC(2031, 4, 7, 15, 0))).toEqual([losAngeles]);
});

test("what was read here meanwhile is no news; a digest of nothing is not sent", async () => {
  const [one, both] = [await reader({ messages: "DAILY" }), await reader({ messages: "DAILY" })];
  await tell(one, "Read", eight - 2 * hour);
  await tell(both, "Read", eight - 2 * hour);
  await db().updateTable("notifications").set({ read: true }).execute();
  await tell(both, "Unread", eight - hour);
  const [digest, ...more] = await runAt(eight);
  expect(more).toEqual([]);
  expect(digest?.to).toEqual([both.email]);
  expect(digest?.mail.text).not.toContain("Read about");
  expect(digest?.mail.subject).toBe("Your day on Neroli: 1 notification");
});

test("the decision of the hour holds: no mail that was unsubscribed, none promised is lost", async () => {
  const [silent, quiet, weekly, atOnce] = await Promise.all(
    Array.from({ length: 4 }, () => reader({ messages: "DAILY" })),
  );
  const people = [silent, quiet, weekly, atOnce].filter((user) => user !== undefined);
  for (const person of people) await tell(person, "Tonka", eight - hour);
  const chosen = ["HERE", "NOTHING", "WEEKLY", "MAIL"];
  for (const [at, person] of people.entries()) await choose(person, { messages: chosen[at] });
  const told = async (time: number) => (await runAt(time)).flatMap(({ to }) => to);
  expect(await told(eight)).toEqual([atOnce?.email]);
  expect(await told(eight + 5 * day)).toEqual([weekly?.email]);
  // What was dropped comes in no later one either.
  for (const person of people) await choose(person, { messages: "DAILY" });
  expect(await told(eight + 6 * day)).toEqual([]);
});

test("only whose address is proved and whose account is open gets mails, at once or collected", async () => {
  const shut = await Promise.all(
    [{ activated_at: null }, { enabled: false }, { status: "BLOCKED" as const }].flatMap(
      (given) => [reader({ messages: "DAILY" }, given), reader({}, given)],
    ),
  );
  for (const person of shut) await tell(person, "Ambrette", eight - hour);
  expect(await runAt(eight)).toEqual([]);
  expect(peer.taken).toEqual([]);
  const rows = await db()
    .selectFrom("notifications")
    .where(
      "user_key",
      "in",
      shut.map(({ key }) => key),
    )
    .select("id")
    .execute();
  expect(rows).toHaveLength(shut.length);
});

test("nothing is nothing: not in the bell, not by mail; hidden kinds are in no digest", async () => {
  const user = await reader({ messages: "NOTHING", team: "DAILY" });
  await tell(user, "Unheard", eight - hour);
  await tell(user, "Hidden", eight - hour, "PRODUCT_UPDATED");
  const rows = await db()
    .selectFrom("notifications")
    .where("user_key", "=", user.key)
    .select("action")
    .execute();
  expect(rows).toEqual([{ action: "PRODUCT_UPDATED" }]);
  expect(await runAt(eight)).toEqual([]);
  expect(peer.taken).toEqual([]);
});

test("ten of a kind are named, the others are counted", async () => {
  const user = await reader({ messages: "DAILY" });
  for (let at = 0; at < 12; at++) await tell(user, `Swarm ${at}`, eight - hour + at * 1_000);
  const [digest] = await runAt(eight);
  expect(digest?.mail.text).toContain("12 notifications, the newest 10 of them here");
  expect(digest?.mail.text.match(/^\* /gm)).toHaveLength(10);
  expect(digest?.mail.text).toContain("Swarm 11");
  expect(digest?.mail.text).not.toContain("Swarm 1,");
});

test("one that is refused is sent again as it was, and keeps nobody from theirs", async () => {
  const [one, other] = [await reader({ messages: "DAILY" }), await reader({ messages: "DAILY" })];
  await tell(one, "Early", eight - hour);
  await peer.close();
  peer = await smtpPeer({ refuse: one.email });
  startMail({ data: "", origin, smtp_url: peer.url });
  await tell(other, "Other", eight - hour);
  vi.setSystemTime(eight);
  await expect(mailNotificationDigests.run()).rejects.toThrow("digests");
  expect(peer.taken.flatMap(({ to }) => to)).toEqual([other.email]);
  const [ledger] = await db()
    .selectFrom("notification_digests")
    .where("user_key", "=", one.key)
    .selectAll()
    .execute();
  await peer.close();
  peer = await smtpPeer();
  startMail({ data: "", origin, smtp_url: peer.url });
  await tell(one, "Late", eight + hour);
  const [again, ...more] = await runAt(eight + 2 * hour);
  expect(more).toEqual([]);
  expect(again?.messageId).toContain(ledger?.id ?? "none");
  expect(again?.mail.text).toContain("Early");
  expect(again?.mail.text).not.toContain("Late");
});

test("an address that refuses for two days is left alone", async () => {
  const user = await reader({ messages: "DAILY" });
  await tell(user, "Refused", eight - hour);
  startMail({ data: "", origin, smtp_url: "smtp://127.0.0.1:1" });
  vi.setSystemTime(eight);
  await expect(mailNotificationDigests.run()).rejects.toThrow("digests");
  startMail({ data: "", origin, smtp_url: peer.url });
  expect(await runAt(eight + 48 * hour)).toEqual([]);
});

test("two runs at once send the same mail and no other", async () => {
  const user = await reader({ messages: "DAILY" });
  await tell(user, "Twofold", eight - hour);
  vi.setSystemTime(eight);
  await Promise.all([mailNotificationDigests.run(), mailNotificationDigests.run()]);
  expect(new Set(peer.taken.map(({ messageId }) => messageId)).size).toBe(1);
  const { length } = peer.taken;
  expect(await runAt(eight + 1_000)).toEqual([]);
  expect(length).toBeLessThanOrEqual(2);
});
