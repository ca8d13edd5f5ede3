import { buffer } from "node:stream/consumers";
import { type ShownAction, shownNotifications } from "@neroli/contract/notifications/table.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allMailKinds } from "./capabilities.ts";
import { openAsset } from "./kernel/assets/assets.ts";
import { db } from "./kernel/db/db.ts";
import type { ReadMail } from "./kernel/mail/parse-mail.ts";
import { readSheet } from "./kernel/tables/testing-tables.ts";
import { mailNotificationDigests } from "./notifications/jobs.ts";
import { remindOfAnswers } from "./rounds/jobs.ts";
import { mailDigests } from "./saved-searches/jobs.ts";
import {
  comeThere,
  quote,
  sendSamples,
  talkOverRequests,
  workThere,
} from "./testing-portal-deeds.ts";
import {
  colourOf,
  listProduct,
  originOf,
  otherThan,
  type Portal,
  portals,
  startTwoPortals,
} from "./testing-two-portals.ts";

// Everything that tells somebody something is done in two portals, by people of each and by a
// supplier that is in both: what is told of one wears its look, leads to its host, and is neither
// seen on the other's host nor names it.

/** Every kind of notification: it happens in a portal below, or why it is never a portal's. */
const notifications: Record<
  ShownAction,
  "told" | `no portal's: ${string}` | `elsewhere: ${string}`
> = {
  DOCUMENT_UPLOADED: "told",
  MESSAGE_CREATED: "told",
  CONTACT_CREATED: "told",
  DOWNLOAD_READY: "told",
  QUOTE_CREATED: "told",
  QUOTE_UPDATED: "told",
  QUOTE_CANCELED: "told",
  QUOTE_EXTENDED: "told",
  QUOTE_ACCEPTED: "told",
  QUOTE_REJECTED: "told",
  QUOTE_NOT_CHOSEN: "told",
  QUOTE_AWAITED: "told",
  USER_ADDED: "told",
  USER_WAITING: "no portal's: a company's managers hear of who signed up, at whatever host",
  REQUEST_CLOSED: "told",
  REQUEST_CANCELED: "told",
  REQUEST_REJECTED: "told",
  REQUEST_REOPENED: "told",
  ASSIGNED: "told",
  MENTIONED: "told",
  SAMPLE_APPROVED: "told",
  SAMPLE_DECLINED: "told",
  SAMPLE_WITHDRAWN: "told",
  SAMPLE_SHIPPED: "told",
  SAMPLE_DELIVERED: "told",
  SAMPLE_EVALUATED: "told",
  LAW_CHANGED: "no portal's: of a company's own products and projects",
  DOCUMENT_ENDING: "no portal's: of a company's own documents",
  WEBHOOK_OFF: "no portal's: of where a company has its events posted to",
  MEETING_ASKED: "elsewhere: meetings/told-of-meetings.test.ts, by an exhibition with a host",
  MEETING_AGREED: "elsewhere: meetings/told-of-meetings.test.ts, by an exhibition with a host",
  MEETING_DECLINED: "elsewhere: meetings/told-of-meetings.test.ts, by an exhibition with a host",
  MEETING_WITHDRAWN: "elsewhere: meetings/told-of-meetings.test.ts, by an exhibition with a host",
  MEETING_CANCELED: "elsewhere: meetings/told-of-meetings.test.ts, by an exhibition with a host",
  MEETING_SOON: "elsewhere: meetings/told-of-meetings.test.ts, by an exhibition with a host",
  LEAD_HOT: "no portal's: of a company's own leads, whatever portals they were met in",
  SUPPLIER_WROTE: "no portal's: of a company's own leads, whatever portals they were met in",
};

/** Every kind of mail: how its subject is known, or why it is none of these. */
const mailKinds: Record<string, RegExp | `no portal's: ${string}` | `elsewhere: ${string}`> = {
  Activation: /^Confirm your e-mail address/,
  "Account exists already": /^You already have a/,
  "New password": /^Set a new password/,
  "Password was changed": "elsewhere: the same listener and place as of a new password",
  "New device": "elsewhere: identity/portal-hosts.test.ts signs in at a host",
  "Factor changed": "elsewhere: noted in the request, as the new device is",
  "Factors reset": "no portal's: support takes them off from anywhere",
  Invitation: /invites you to join/,
  "Invitation of somebody with an account": "elsewhere: the same listener as of an invitation",
  "Invitation into a portal": /invites you to (?!join)/,
  "Invitation into a portal of somebody with an account": "elsewhere: the same listener",
  "Code that proves a domain": "elsewhere: noted in the request, as a password is",
  "Account verified": /^Your account is verified/,
  "Account verified, company not yet": "elsewhere: the same mail to who waits for the company",
  "Not admitted to a company": "elsewhere: the same place as of a verified account",
  "Account is going to be erased":
    "no portal's: an account is Neroli's, whatever portals it belongs to",
  "Account erased": "no portal's: an account is Neroli's, whatever portals it belongs to",
  "Copy of a request": /has written to/,
  "New safety data sheet": "no portal's: the law gives it to all who have the old one",
  "Let in to a portal": /^You have access to/,
  "Not let in to a portal": /^Your sign-up to/,
  "Notification: message": /has written|wrote|message/,
  "Notification: somebody has joined": /added|joined|project/,
  "Notification: a webhook was switched off": "no portal's: of where a company has events posted",
  "Notifications: the digest of a day": /^Your day on/,
  "Subscription ends soon": "no portal's: of a company and us",
  "Receipt of what was written to support": "no portal's: who writes there writes to us",
  "What was written to support": "no portal's: who writes there writes to us",
  "Analytics: a company's week": "no portal's: of a company's readers, wherever they read",
  "Saved searches: what is new": /^New products for/,
};

let world: Awaited<ReturnType<typeof startTwoPortals>>;
let letters: ReadMail[] = [];
beforeAll(async () => {
  world = await startTwoPortals();
  const { people, done, settle } = world;
  // In turn, so that each portal's people wake the work of the other's.
  for (const deed of [talkOverRequests, sendSamples, quote, workThere, comeThere]) {
    for (const portal of portals) {
      await deed({ there: done(portal), home: done(null) }, people[portal]);
    }
  }
  for (const portal of portals) await listProduct(portal);
  vi.setSystemTime(Date.now() + 30 * 3_600_000);
  for (const job of [remindOfAnswers, mailNotificationDigests, mailDigests]) await job.run();
  await settle();
  letters = await world.mails();
});
afterAll(() => world.stop());

/** The portal that a mail is from, by its sender; null for our own. */
function senderOf({ headers }: ReadMail): Portal | null {
  const name = /^"?([^"<]*?)"? </.exec(headers.from ?? "")?.[1];
  expect(["Neroli", "rosarium desk", "iridium desk"]).toContain(name);
  return portals.find((portal) => name === `${portal} desk`) ?? null;
}
const wordsOf = ({ subject, text, html }: ReadMail) => `${subject}\n${text}\n${html}`;
const namedIn = (words: string) => portals.filter((name) => words.includes(name));
const mailsOf = (portal: Portal | null) => letters.filter((mail) => senderOf(mail) === portal);

test("every kind of notification is done in both portals, or has a reason", async () => {
  const rows = await db().selectFrom("notifications").select(["action", "event_key"]).execute();
  const told = new Set(rows.map(({ action, event_key }) => `${action} ${event_key}`));
  for (const action of Object.keys(shownNotifications) as ShownAction[]) {
    expect(notifications).toHaveProperty(action);
    const expected = notifications[action] === "told";
    const found = portals.map((portal) => told.has(`${action} ${portal}`));
    expect([action, ...found]).toEqual([action, expected, expected]);
  }
});

test("every kind of mail is sent by both portals, or has a reason", () => {
  expect(allMailKinds.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(mailKinds).toSorted(),
  );
  for (const [kind, subject] of Object.entries(mailKinds)) {
    if (typeof subject === "string") continue;
    const found = portals.map((portal) =>
      mailsOf(portal).some((mail) => subject.test(mail.subject)),
    );
    expect([kind, ...found]).toEqual([kind, true, true]);
  }
});

test.each(portals)("mails of %s wear its look, lead to its host and name no other", (portal) => {
  const own = mailsOf(portal);
  for (const mail of own) {
    const words = wordsOf(mail);
    expect(namedIn(words), mail.subject).not.toContain(otherThan(portal));
    const links = words.match(/https?:\/\/[^\s"<>]+/g) ?? [];
    expect(links.length, mail.subject).toBeGreaterThan(0);
    expect(new Set(links.map((link) => new URL(link).origin))).toEqual(new Set([originOf(portal)]));
    expect(mail.html).toContain(`background:${colourOf(portal)}`);
    expect(mail.headers["list-unsubscribe"] ?? originOf(portal)).toContain(originOf(portal));
  }
  const [invitation = ""] = own.filter(({ to }) => to.startsWith("invited@")).map(wordsOf);
  const variant = portal === "rosarium" ? "concepts" : "formulations";
  expect(invitation).toContain(`ingredients, ${variant} and services`);
  const [declined = ""] = own.filter(({ to }) => to.startsWith("declined@")).map(wordsOf);
  expect(declined).toContain(`help@${portal}.example`);
});

test("what wears no portal's look names none", () => {
  expect(mailsOf(null).map((mail) => [mail.subject, ...namedIn(wordsOf(mail))])).toEqual([]);
});

test.each(portals)("on the host of %s nobody is told of the other portal", async (portal) => {
  const read = async (place: Portal | null, as: string) => {
    const { body } = await world.from(place)("GET /notifications", { as, query: { size: "100" } });
    return body;
  };
  const unread = async (place: Portal, as: string) =>
    (await world.from(place)("GET /notifications", { as, query: { read__eq: "false" } })).body;
  const here = await read(portal, "seller");
  expect(here.content.length).toBeGreaterThan(10);
  expect(here.total_elements).toBe(here.content.length);
  expect(namedIn(JSON.stringify(here))).toEqual([portal]);
  const everywhere = await read(null, "seller");
  const there = await read(otherThan(portal), "seller");
  expect(everywhere.total_elements).toBe(here.total_elements + there.total_elements);
  // Whoever reads all there has read what is of that portal.
  const before = (await unread(otherThan(portal), "seller")).total_elements;
  await world.from(portal)("POST /notifications/read-all", { as: "seller" });
  expect((await unread(portal, "seller")).total_elements).toBe(0);
  expect((await unread(otherThan(portal), "seller")).total_elements).toBe(before);
  const [foreign] = there.content;
  const params = { id: foreign?.key ?? "" };
  const opened = await world.from(portal)("POST /notifications/:id/read", { as: "seller", params });
  expect(opened.status).toBe(404);
});

test.each(portals)(
  "a search that was saved in %s is done there, and seen on no other host",
  async (portal) => {
    const as = world.people[portal].buyer.key;
    const saved = async (place: Portal | null) =>
      (await world.from(place)("GET /saved-searches", { as })).body.content;
    expect(await saved(portal)).toMatchObject([{ query: { portal }, filters: [] }]);
    expect(await saved(null)).toHaveLength(1);
    expect(await saved(otherThan(portal))).toEqual([]);
  },
);

test.each(portals)("a file that is made for somebody at %s speaks as it does", async (portal) => {
  const asked = await world.done(portal)("POST /companies/:companyKey/exports", {
    ...{ as: "seller", params: { companyKey: "both" }, body: { format: "XLSX" } },
  });
  const { storage_key } = await db()
    .selectFrom("downloads")
    .where("key", "=", asked.body.key)
    .select("storage_key")
    .executeTakeFirstOrThrow();
  const cells = await readSheet(await buffer(await openAsset(storage_key ?? "")));
  const words = [...cells.values()].map(({ text }) => text);
  const [own, others] = ["Tips for the concept", "Formulation tips"];
  expect([words.includes(own), words.includes(others)]).toEqual(
    portal === "rosarium" ? [true, false] : [false, true],
  );
});

test("what is asked at the address of the installation is told as ours, whoever asks", async () => {
  const before = new Set((await world.mails()).map(({ headers }) => headers["message-id"]));
  await talkOverRequests(
    { there: world.done(null), home: world.done("iridium") },
    world.people.iridium,
  );
  const fresh = (await world.mails()).filter(({ headers }) => !before.has(headers["message-id"]));
  expect(fresh.length).toBeGreaterThan(8);
  expect(new Set(fresh.map(senderOf))).toEqual(new Set([null]));
  for (const mail of fresh) expect(wordsOf(mail)).not.toContain(".localhost");
});
