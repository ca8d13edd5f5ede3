import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { notificationListeners } from "../notifications/listeners.ts";
import { createProduct } from "../products/factory.ts";
import { acceptQuote } from "../quotes/commands/accept-quote.ts";
import { createRequests } from "../requests/commands/create-requests.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { closeRound } from "./commands/close-round.ts";
import { createRound } from "./factory.ts";
import { remindOfAnswers } from "./jobs.ts";
import { roundListeners } from "./listeners.ts";
import { newRound, sendQuote } from "./testing-rounds.ts";

let database: FreshDatabase;
let mails: TestMails;
let listeners: ReturnType<typeof startListeners>;
let failures: unknown[];
let buyer: SignedInActor;
let sellers: [string, string];
let round: Awaited<ReturnType<typeof createRound>>;
let [one, other]: [string, string] = ["", ""];
beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
});
beforeEach(async () => {
  failures = [];
  listeners = startListeners([roundListeners, notificationListeners], (error) =>
    failures.push(error),
  );
  buyer = found(await findAccount((await createUser()).key, "en")).actor;
  const products = [await createProduct(), await createProduct()];
  const people = products.map(({ company_key }) =>
    createUser({ company_key, roles: ["SUPPLIER_MANAGER"] }),
  );
  const [first, second] = await Promise.all(people);
  sellers = [first?.key ?? "", second?.key ?? ""];
  round = await createRound({ buyer_key: buyer.user_key, products });
  [one, other] = round.requests as [string, string];
});
afterEach(async () => {
  vi.useRealTimers();
  await listeners.stop();
});
afterAll(async () => {
  await mails.close();
  await database.close();
});

/** What was told, as "one QUOTE_AWAITED": whose seller, or the key of somebody else. */
async function told(): Promise<string[]> {
  await listeners.idle();
  expect(failures).toEqual([]);
  const rows = await db().selectFrom("notifications").selectAll().orderBy("id").execute();
  const names = new Map([
    [sellers[0], "one"],
    [sellers[1], "other"],
  ]);
  return rows
    .filter(({ data }) => round.requests.includes(data.request_key ?? ""))
    .map(({ user_key, action }) => `${names.get(user_key) ?? user_key} ${action}`)
    .toSorted();
}

test("who was given nothing hears that, who was given something does not; colleagues hear of an end", async () => {
  const colleague = await createUser({ company_key: buyer.company_key });
  await db()
    .updateTable("requests")
    .set({ cc: [colleague.email] })
    .where("key", "=", other)
    .execute();
  await sendQuote(one, { lines: [{}] });
  await sendQuote(other, { lines: [{}] });
  await acceptQuote(buyer, { request_key: one, version: 1 });
  await closeRound(buyer, round.key);
  expect(await told()).toEqual(
    [
      "one QUOTE_ACCEPTED",
      "one REQUEST_CLOSED",
      "other QUOTE_NOT_CHOSEN",
      `${colleague.key} REQUEST_CLOSED`,
    ].toSorted(),
  );
  const { data } = await db()
    .selectFrom("notifications")
    .where("action", "=", "QUOTE_NOT_CHOSEN")
    .selectAll()
    .executeTakeFirstOrThrow();
  for (const secret of [round.key, one, sellers[0]]) {
    expect(JSON.stringify(data)).not.toContain(secret);
  }
});

/** The job on that day; what there is to hear of afterwards. */
async function remindedOn(day: string): Promise<string[]> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T08:00:00Z`) });
  await Promise.all([remindOfAnswers.run(), remindOfAnswers.run()]);
  return told();
}

const need = (needed_by: string, given: object = {}) =>
  db()
    .updateTable("requests")
    .set({ needed_by, waiting_for: "SUPPLIER", created_at: "2027-03-01T09:00:00Z", ...given })
    .where("batch", "=", round.key)
    .execute();

test("three days and one day before it is needed, who has sent no quote is reminded once", async () => {
  await need("2027-03-20");
  await sendQuote(other, { lines: [{}] });
  expect(await remindedOn("2027-03-16")).toEqual([]);
  expect(await remindedOn("2027-03-17")).toEqual(["one QUOTE_AWAITED"]);
  expect(await remindedOn("2027-03-18")).toEqual(["one QUOTE_AWAITED"]);
  const twice = ["one QUOTE_AWAITED", "one QUOTE_AWAITED"];
  expect(await remindedOn("2027-03-19")).toEqual(twice);
  expect(await remindedOn("2027-03-20")).toEqual(twice);
});

test("of the stages only the last is told, none after the day, to nobody who waits or was just asked", async () => {
  await need("2027-03-20");
  await db()
    .updateTable("requests")
    .set({ waiting_for: "BUYER" })
    .where("key", "=", other)
    .execute();
  expect(await remindedOn("2027-03-21")).toEqual([]);
  expect(await remindedOn("2027-03-20")).toEqual(["one QUOTE_AWAITED"]);
  await db().deleteFrom("request_reminders").execute();
  await need("2027-03-20", { created_at: "2027-03-18T20:00:00Z" });
  expect(await remindedOn("2027-03-19")).toEqual(["one QUOTE_AWAITED"]);
});

test("several suppliers asked for a quote by plain requests are a round, too", async () => {
  const products = [await createProduct(), await createProduct()].map(({ key }) => key);
  const form = {
    ...newRound(products),
    ...{ quantities: [], lines: [] },
  };
  await createRequests(buyer, { ...form, type: "DOCUMENT", document_types: ["SDS"] });
  await createRequests(buyer, form);
  await listeners.idle();
  expect(failures).toEqual([]);
  const mine = await db()
    .selectFrom("rounds")
    .where("buyer_key", "=", buyer.user_key)
    .where("key", "!=", round.key)
    .select(["status", "buyer_company_key"])
    .execute();
  expect(mine).toEqual([{ status: "OPEN", buyer_company_key: buyer.company_key }]);
});
