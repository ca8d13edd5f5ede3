import type { Updateable } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { createUser } from "../users/factory.ts";
import { expireOldQuotes } from "./commands/expire-quotes.ts";
import { quoteContent } from "./factory.ts";
import { contentHash } from "./queries/content-hash.ts";
import { createTrade, firstVersion, type Quotes, startQuotes } from "./testing-quotes.ts";

let quotes: Quotes;
beforeAll(async () => {
  quotes = await startQuotes();
});
afterAll(() => quotes.close());

let trade: Awaited<ReturnType<typeof createTrade>>;
beforeEach(async () => {
  trade = await createTrade();
});

const act = (
  action: Parameters<Quotes["act"]>[0],
  as: "buyer" | "seller" | "colleague" | "reader",
  body: object,
) => quotes.act(action, { on: trade.on, as: trade[as], body });

/** What came of it: the state, or the code of the refusal. */
const outcome = async (...call: Parameters<typeof act>) => {
  const { status, body } = await act(...call);
  return status === 200 ? body.status : body.code;
};

const sent = async () => act("send", "seller", firstVersion);

const eventsOf = async (on: string) =>
  (
    await db()
      .selectFrom("request_events")
      .where("request_key", "=", on)
      .orderBy("created_at")
      .select("kind")
      .execute()
  ).map(({ kind }) => kind);

const set = (columns: Updateable<DB["quotes"]>) =>
  db().updateTable("quotes").set(columns).where("request_key", "=", trade.on).execute();

test("a quote goes from its first version over a wish to the next and is accepted", async () => {
  const { body: first } = await sent();
  expect(first).toMatchObject({ status: "SENT", current_version: 1, valid_until: "2099-06-30" });
  const targets = [{ line: 0, amount: "11.9" }];
  const wish = { version: 1, comment: "Ten per cent less?", targets };
  const { body: asked } = await act("ask-revision", "buyer", wish);
  expect(asked.counters).toMatchObject([{ version: 1, comment: wish.comment, targets }]);
  const content = quoteContent({ valid_until: "2099-07-31" });
  const { body: second } = await act("update", "seller", { version: 1, content });
  expect(second).toMatchObject({ current_version: 2, valid_until: "2099-07-31" });
  expect(second.versions[1]?.counter_id).toBe(asked.counters[0]?.id);
  expect(second.versions[0]).toEqual(first.versions[0]);

  const old = await act("accept", "buyer", { version: 1 });
  expect(old.body).toMatchObject({
    code: "quotes.superseded",
    additional_data: { current_version: 2 },
  });
  const { body: accepted } = await act("accept", "buyer", { version: 2 });
  expect(accepted).toMatchObject({
    status: "ACCEPTED",
    accepted: { by: { key: trade.buyer }, lines: [0] },
  });
  expect(await eventsOf(trade.on)).toEqual([
    "opened",
    "quote-sent",
    "quote-revision",
    "quote-updated",
    "quote-accepted",
  ]);
});

test("200 people who send at once make one quote with one version", async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => sent()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { versions } = await quotes.read(trade.on, trade.buyer);
  expect(versions).toHaveLength(1);
});

test("with one idempotency key the second click is answered with what the first made", async () => {
  const call = {
    on: trade.on,
    as: trade.seller,
    body: firstVersion,
    key: "one-click-of-one-supplier",
  };
  const answers = await Promise.all([1, 2, 3].map(() => quotes.act("send", call)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await quotes.read(trade.on, trade.buyer)).versions).toHaveLength(1);
});

describe("who may do it", () => {
  test("the supplier's users read and do not edit, and the buyer does not quote", async () => {
    expect(await outcome("send", "reader", firstVersion)).toBe("access.forbidden");
    expect(await outcome("send", "buyer", firstVersion)).toBe("access.forbidden");
    await sent();
    expect(await outcome("accept", "seller", { version: 1 })).toBe("quotes.buyer-only");
    expect((await quotes.read(trade.on, trade.reader)).versions).toHaveLength(1);
  });

  test("another supplier sees nothing of it", async () => {
    await sent();
    const stranger = await createUser({ roles: ["SUPPLIER_MANAGER"] });
    expect((await quotes.read(trade.on, stranger.key)).code).toBe("not-found");
  });

  test("the internal note and the draft are in nothing that the buyer reads", async () => {
    const draft = { revision: 0, draft: null, internal_note: "Rock bottom is eleven" };
    expect((await act("draft", "seller", draft)).status).toBe(200);
    await sent();
    await act("cancel", "seller", { reason: "Sold out" });
    const { own, ...read } = await quotes.read(trade.on, trade.buyer);
    expect(own).toBeNull();
    expect(JSON.stringify(read)).not.toContain("Rock bottom");
    const told = await db().selectFrom("outbox").selectAll().execute();
    const events = await db().selectFrom("request_events").selectAll().execute();
    expect(JSON.stringify([told, events])).not.toContain("Rock bottom");
    expect((await quotes.read(trade.on, trade.colleague)).own?.internal_note).toContain("Rock");
  });
});

test("of two colleagues at one draft the second learns that it was changed", async () => {
  const draft = (internal_note: string) => ({ revision: 0, draft: null, internal_note });
  expect((await act("draft", "seller", draft("one"))).status).toBe(200);
  expect((await act("draft", "colleague", draft("two"))).body.code).toBe("conflict");
  const { own } = await quotes.read(trade.on, trade.colleague);
  expect(own).toMatchObject({ internal_note: "one", draft_by: { key: trade.seller } });
  // Nobody has loaded exchange rates, nor said where the goods shall go.
  expect(own?.terms).toEqual({ rates: {}, duty_free: false });
});

test("a version that was sent is changed by nobody, and known when it was", async () => {
  const { body } = await sent();
  const [version] = body.versions;
  expect(version && contentHash(version.content)).toBe(version?.content_hash);
  const versions = db()
    .updateTable("quote_versions")
    .set({ content: JSON.stringify(quoteContent({ note: "free of charge" })) });
  await expect(versions.execute()).rejects.toThrow("never changes");
  await expect(db().deleteFrom("quote_versions").execute()).rejects.toThrow("never changes");
});

describe("validity", () => {
  test("ends at 23:59:59 UTC, once, and is extended again", async () => {
    await sent();
    await set({ valid_until: "2020-01-31" });
    expect(await outcome("accept", "buyer", { version: 1 })).toBe("quotes.expired");
    await Promise.all([expireOldQuotes(), expireOldQuotes(), expireOldQuotes()]);
    expect((await eventsOf(trade.on)).filter((kind) => kind === "quote-expired")).toHaveLength(1);
    expect(await outcome("extend", "seller", { version: 1, valid_until: "2020-02-01" })).toBe(
      "request.invalid",
    );
    expect(await outcome("extend", "seller", { version: 1, valid_until: "2099-02-01" })).toBe(
      "SENT",
    );
    expect(await outcome("accept", "buyer", { version: 1 })).toBe("ACCEPTED");
  });

  test("a day that is over is refused", async () => {
    const content = quoteContent({ valid_until: "2020-01-01" });
    const { body } = await act("send", "seller", { version: 0, content });
    expect(body.additional_data?.failures).toMatchObject([
      { path: "content.valid_until", code: "past" },
    ]);
  });
});

describe("an acceptance", () => {
  test("is withdrawn by either side within the hour, and by nobody later", async () => {
    await sent();
    await act("accept", "buyer", { version: 1 });
    expect(await outcome("cancel", "seller", { reason: "No" })).toBe("quotes.withdraw-first");
    expect(await outcome("withdraw", "seller", { reason: "Wrong price" })).toBe("SENT");
    await act("accept", "buyer", { version: 1 });
    await set({ accepted_at: new Date(Date.now() - 3_600_000) });
    expect(await outcome("withdraw", "buyer", { reason: "Wrong" })).toBe(
      "quotes.accepted-too-long",
    );
    expect(await outcome("cancel", "seller", { reason: "No" })).toBe("CANCELED");
    expect(await outcome("accept", "buyer", { version: 1 })).toBe("quotes.not-to-accept");
  });

  test("names lines that are there", async () => {
    await sent();
    expect(await outcome("accept", "buyer", { version: 1, lines: [3] })).toBe("request.invalid");
  });
});

test.each([["1e30"], ["-1"], ["0"], ["NaN"], ["1.1234567"], ["1,5"], ["9999999999999"]])(
  "a price of %s is refused",
  async (amount) => {
    const [line] = quoteContent().lines;
    if (!line) throw new Error("no line");
    const lines = [{ ...line, price: { ...line.price, amount } }];
    const { body } = await act("send", "seller", { version: 0, content: quoteContent({ lines }) });
    expect(body.additional_data?.failures).toMatchObject([
      { path: "content.lines.0.price.amount", code: "decimal" },
    ]);
  },
);

test("products of others and lines that were not asked are refused", async () => {
  const [line] = quoteContent().lines;
  if (!line) throw new Error("no line");
  const lines = [{ ...line, answers: "line-7", product: "of-another" }];
  const { body } = await act("send", "seller", { version: 0, content: quoteContent({ lines }) });
  expect(body.additional_data?.failures).toMatchObject([
    { path: "content.lines.0.answers" },
    { path: "content.lines.0.product" },
  ]);
});
