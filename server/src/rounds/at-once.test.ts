import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { createProduct } from "../products/factory.ts";
import { cancelQuote } from "../quotes/commands/end-quote.ts";
import { sendQuote as sendVersion } from "../quotes/commands/send-quote.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { awardOffers } from "./commands/award-offers.ts";
import { closeRound } from "./commands/close-round.ts";
import { createRound } from "./factory.ts";
import { offeredContent, sendQuote } from "./testing-rounds.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const actorOf = async (user: { key: string }) => found(await findAccount(user.key, "en")).actor;

let [buyer, colleague]: SignedInActor[] = [];
let sellers: SignedInActor[];
let round: Awaited<ReturnType<typeof createRound>>;
let [one, other]: [string, string] = ["", ""];
beforeEach(async () => {
  const user = await createUser();
  buyer = await actorOf(user);
  colleague = await actorOf(await createUser({ company_key: user.company_key }));
  const products = [await createProduct(), await createProduct()];
  sellers = [];
  for (const { company_key } of products) {
    sellers.push(await actorOf(await createUser({ company_key, roles: ["SUPPLIER_MANAGER"] })));
  }
  round = await createRound({ buyer_key: user.key, products });
  [one, other] = round.requests as [string, string];
});

/** What both came to: "done", or the code by which one was refused. */
async function atOnce(...work: Promise<unknown>[]): Promise<string[]> {
  const all = await Promise.allSettled(work);
  return all.map((each) => (each.status === "fulfilled" ? "done" : String(each.reason.code)));
}
const award = (actor: SignedInActor | undefined, ...requests: string[]) =>
  awardOffers(actor as SignedInActor, {
    round_key: round.key,
    offers: requests.map((request_key) => ({ request_key, version: 1, position: 0 })),
  });
const statuses = async () => {
  const rows = await db()
    .selectFrom("quotes")
    .where("request_key", "in", [one, other])
    .select(["request_key", "status"])
    .execute();
  return Object.fromEntries(rows.map(({ request_key, status }) => [request_key, status]));
};
const rounds = 5;

test.each(Array.from({ length: rounds }, (_, at) => at))(
  "of two colleagues who award a line at once one wins, and the other is told (%i)",
  async () => {
    await sendQuote(one, { lines: [{}] });
    await sendQuote(other, { lines: [{}] });
    const came = await atOnce(award(buyer, one), award(colleague, other));
    expect(came.toSorted()).toEqual(["done", "rounds.two-winners"]);
    expect(Object.values(await statuses()).toSorted()).toEqual(["ACCEPTED", "SENT"]);
  },
);

test.each(Array.from({ length: rounds }, (_, at) => at))(
  "an award and a supplier who takes the quote back at once: nothing is half accepted (%i)",
  async () => {
    const [, seller] = sellers;
    await sendQuote(one, { lines: [{}] });
    // Answers nothing of the round beside what the first one answers: both can be accepted.
    await sendQuote(other, { lines: [{}] });
    await db()
      .updateTable("request_products")
      .set({ line: 1 })
      .where("request_key", "=", other)
      .execute();
    const cancel = cancelQuote(seller as SignedInActor, { request_key: other, reason: "Sold" });
    const [awarded, cancelled] = await atOnce(award(buyer, one, other), cancel);
    // Whoever comes first: an acceptance of this hour is withdrawn before the quote is taken back.
    expect([
      ["done", "quotes.withdraw-first", { [one]: "ACCEPTED", [other]: "ACCEPTED" }],
      ["rounds.offers-changed", "done", { [one]: "SENT", [other]: "CANCELED" }],
    ]).toContainEqual([awarded, cancelled, await statuses()]);
  },
);

test.each(Array.from({ length: rounds }, (_, at) => at))(
  "a round that is closed while a quote arrives: it was sent before, or is refused (%i)",
  async () => {
    const [seller] = sellers;
    const send = sendVersion(seller as SignedInActor, {
      ...{ request_key: one, action: "send", version: 0 },
      content: offeredContent({ lines: [{}] }),
    });
    const [closed, sent] = await atOnce(closeRound(buyer as SignedInActor, round.key), send);
    expect(closed).toBe("done");
    const left = await statuses();
    expect(left[one]).toBe(sent === "done" ? "SENT" : undefined);
    const request = await db()
      .selectFrom("requests")
      .where("key", "=", one)
      .select("status")
      .executeTakeFirstOrThrow();
    expect(request.status).toBe("CLOSED");
    // Closed for good: what comes later is refused.
    await expect(award(buyer, one)).rejects.toMatchObject({ code: "rounds.closed" });
  },
);
