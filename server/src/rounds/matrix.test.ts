import { toMoney } from "@neroli/contract/kernel/exact.ts";
import { reckonOffer } from "@neroli/contract/reckoning/reckon.ts";
import { termsOf, toOffer } from "@neroli/contract/rounds/offers.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { acceptQuote, withdrawAcceptance } from "../quotes/commands/accept-quote.ts";
import { closeRequest } from "../requests/commands/close-request.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { createRound } from "./factory.ts";
import { roundRoutes } from "./routes.ts";
import { sendQuote } from "./testing-rounds.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [roundRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let buyer: Awaited<ReturnType<typeof createUser>>;
let round: Awaited<ReturnType<typeof createRound>>;
let [one, other]: [string, string] = ["", ""];
beforeEach(async () => {
  buyer = await createUser();
  round = await createRound({ buyer_key: buyer.key });
  [one, other] = round.requests as [string, string];
});

const params = () => ({ roundKey: round.key });
const matrix = async (currency = "EUR") =>
  (
    await app.call("GET /rounds/:roundKey/matrix", {
      as: buyer.key,
      params: params(),
      query: { currency },
    })
  ).body;
const offerOf = async (request_key: string) =>
  (await matrix()).offers.find((each) => each.request_key === request_key);

const companyOf = async (request_key: string): Promise<string> => {
  const { company_key } = await db()
    .selectFrom("requests")
    .where("key", "=", request_key)
    .select("company_key")
    .executeTakeFirstOrThrow();
  return company_key;
};

test("offers in other units stand side by side, the least first", async () => {
  const pounds = { value: "100", unit: "lb" } as const;
  const price = { amount: "400", currency: "EUR", per: pounds };
  await sendQuote(one, { lines: [{}] });
  await sendQuote(other, { lines: [{ price, pack: { value: "50", unit: "kg" } }] });
  expect(await offerOf(one)).toMatchObject({
    cost: { minor: 250_000, currency: "EUR" },
    per_kg: "10",
    rank: 2,
  });
  // 250 kg are 551.155… lb, at 4 EUR each.
  expect(await offerOf(other)).toMatchObject({
    cost: { minor: 220_462, currency: "EUR" },
    missing: [],
    rank: 1,
  });
});

test("a price beyond all money is told as unknown, and hides no other offer", async () => {
  const price = {
    amount: "999999999999",
    currency: "EUR",
    per: { value: "1", unit: "kg" },
  } as const;
  await sendQuote(one, { lines: [{}] });
  await sendQuote(other, { lines: [{ price }] });
  expect(await offerOf(one)).toMatchObject({ cost: { minor: 250_000 }, rank: 1 });
  expect(await offerOf(other)).toMatchObject({
    ...{ cost: null, per_kg: null, rank: null, missing: [{ kind: "price" }] },
  });
});

test("what is unknown has no cost and no rank, and says what is missing", async () => {
  const price = { amount: "1", currency: "USD", per: { value: "1", unit: "kg" } } as const;
  await sendQuote(one, { lines: [{}] });
  await sendQuote(other, { lines: [{ price, incoterm: "EXW" }] });
  expect(await offerOf(one)).toMatchObject({ rank: 1 });
  expect(await offerOf(other)).toMatchObject({
    ...{ cost: null, per_kg: null, rank: null },
    missing: expect.arrayContaining([
      { kind: "rate", currency: "USD" },
      { kind: "charge", charge: "FREIGHT" },
    ]),
  });
});

test("a draft is not there, and what has expired is shown without a rank", async () => {
  await sendQuote(one, { lines: [{}] });
  await sendQuote(other, { lines: [{}], valid_until: "2020-01-01" });
  await db()
    .updateTable("quotes")
    .set({ status: "DRAFT" })
    .where("request_key", "=", one)
    .execute();
  const { offers } = await matrix();
  expect(offers).toMatchObject([{ request_key: other, running: false, rank: null }]);
});

test("a page that reckons an offer itself comes to the same", async () => {
  await sendQuote(one, {
    lines: [{}, { answers: null, name: "Beside" }],
    charges: [{ kind: "FREIGHT", state: "AMOUNT", amount: { minor: 1001, currency: "EUR" } }],
  });
  const { body } = await app.call("GET /rounds/:roundKey", { as: buyer.key, params: params() });
  const read = await matrix();
  const [quote] = read.quotes;
  if (!quote) throw new Error("no quote");
  const offer = toOffer(quote, { offers: read.offers, lines: body.lines });
  const [reckoned] = reckonOffer(offer, termsOf(read, quote));
  expect(reckoned?.cost.value && toMoney(reckoned.cost.value, "EUR")).toEqual(read.offers[0]?.cost);
  // Of two lines that cost the same, each bears half of the freight.
  expect(read.offers[0]?.cost).toEqual({ minor: 250_501, currency: "EUR" });
});

test("how a round is compared is kept for colleagues, and by nobody else", async () => {
  const view = {
    currency: "USD",
    weights: { price: 60, time: 30, quality: 10 },
    marks: { [await companyOf(one)]: 4 },
    choice: { "0": { request_key: one, position: 0 } },
  };
  const keep = (as: string) =>
    app.call("PUT /rounds/:roundKey/view", { as, params: params(), body: view });
  const colleague = await createUser({ company_key: buyer.company_key });
  expect((await keep(colleague.key)).body.view).toEqual(view);
  expect((await keep((await createUser()).key)).status).toBe(404);
  const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
  expect((await keep(support.key)).status).toBe(403);
});

test("two colleagues who choose at once for two lines both have chosen; a choice is taken back alone", async () => {
  const offer = (request_key: string) => ({ request_key, position: 0 });
  const colleague = await createUser({ company_key: buyer.company_key });
  await db()
    .updateTable("request_products")
    .set({ line: 1 })
    .where("request_key", "=", other)
    .execute();
  const company = await companyOf(one);
  const keep = (as: string, body: object) =>
    app.call("PUT /rounds/:roundKey/view", { as, params: params(), body });
  await Promise.all([
    keep(buyer.key, { choice: { "0": offer(one) } }),
    keep(colleague.key, { choice: { "1": offer(other) } }),
    keep(colleague.key, { marks: { [company]: 3, "of-no-supplier": 3 } }),
  ]);
  const both = await keep(buyer.key, { choice: { "of-no-line": offer(one) } });
  expect(both.body.view).toMatchObject({
    choice: { "0": offer(one), "1": offer(other) },
    marks: { [company]: 3 },
  });
  expect(JSON.stringify(both.body.view)).not.toContain("of-no-");
  const left = await keep(buyer.key, { choice: { "0": null } });
  expect(left.body.view.choice).toEqual({ "1": offer(other) });
});

test("an offer that has ended meanwhile is named with why", async () => {
  await sendQuote(one, { lines: [{}], valid_until: "2020-01-01" });
  await sendQuote(other, { lines: [{}] });
  await db()
    .updateTable("quotes")
    .set({ status: "CANCELED" })
    .where("request_key", "=", other)
    .execute();
  const { body } = await app.call("POST /rounds/:roundKey/award", {
    as: buyer.key,
    params: params(),
    body: { offers: [one, other].map((request_key) => ({ request_key, version: 1, position: 0 })) },
  });
  expect(body).toMatchObject({
    code: "rounds.offers-changed",
    additional_data: {
      changes: [
        { request_key: one, change: "EXPIRED", version: 1 },
        { request_key: other, change: "GONE", version: 1 },
      ],
    },
  });
});

test("an offer whose request was closed alone can be had no more, and is never the best", async () => {
  await sendQuote(one, { lines: [{}] });
  await sendQuote(other, {
    lines: [{ price: { amount: "1", currency: "EUR", per: { value: "1", unit: "kg" } } }],
  });
  const { actor } = found(await findAccount(buyer.key, "en"));
  await closeRequest(actor, other);
  expect(await offerOf(one)).toMatchObject({ running: true, rank: 1 });
  expect(await offerOf(other)).toMatchObject({ running: false, rank: null });
  const { body } = await app.call("POST /rounds/:roundKey/award", {
    as: buyer.key,
    params: params(),
    body: { offers: [{ request_key: other, version: 1, position: 0 }] },
  });
  const changes = [{ request_key: other, change: "GONE", version: 1 }];
  expect(body).toMatchObject({ code: "rounds.offers-changed", additional_data: { changes } });
});

test("chosen offers are accepted together, or none when one is not what was compared", async () => {
  await sendQuote(one, { lines: [{}] });
  await sendQuote(other, { lines: [{}] });
  const award = (...offers: { request_key: string; version: number }[]) =>
    app.call("POST /rounds/:roundKey/award", {
      as: buyer.key,
      params: params(),
      body: { offers: offers.map((offer) => ({ ...offer, position: 0 })) },
    });
  const first = { request_key: one, version: 1 };
  const stale = await award(first, { request_key: other, version: 2 });
  expect(stale).toMatchObject({
    status: 409,
    body: {
      code: "rounds.offers-changed",
      additional_data: { changes: [{ request_key: other, change: "UPDATED", version: 1 }] },
    },
  });
  const twice = await award(first, { request_key: other, version: 1 });
  expect(twice).toMatchObject({ status: 409, body: { code: "rounds.two-winners" } });
  expect((await matrix()).offers.map(({ accepted }) => accepted)).toEqual([false, false]);
  expect((await award(first)).status).toBe(200);
  expect(await offerOf(one)).toMatchObject({ accepted: true, running: true });
  expect(await offerOf(other)).toMatchObject({ accepted: false });
  expect((await award(first)).status).toBe(409);
  const later = await award({ request_key: other, version: 1 });
  expect(later).toMatchObject({ status: 409, body: { code: "rounds.two-winners" } });
  expect(await offerOf(other)).toMatchObject({ accepted: false });
});

test("a line that is given is refused to another offer on its own page, until it is free again", async () => {
  await sendQuote(one, { lines: [{}] });
  await sendQuote(other, { lines: [{}, { answers: null, name: "Beside" }] });
  const { actor } = found(await findAccount(buyer.key, "en"));
  const both = await Promise.allSettled(
    [one, other].map((request_key) => acceptQuote(actor, { request_key, version: 1 })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [winner, loser] = both[0]?.status === "fulfilled" ? [one, other] : [other, one];
  const again = acceptQuote(actor, { request_key: loser, version: 1 });
  await expect(again).rejects.toMatchObject({
    code: "quotes.given-elsewhere",
    data: { lines: [0] },
  });
  if (loser === other) {
    await acceptQuote(actor, { request_key: loser, version: 1, lines: [1] });
    await withdrawAcceptance(actor, { request_key: loser, reason: "Not beside" });
  }
  await withdrawAcceptance(actor, { request_key: winner, reason: "Too dear" });
  await acceptQuote(actor, { request_key: loser, version: 1 });
});
