import type { QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { dropUnsentAttachments } from "../requests/commands/drop-unsent-attachments.ts";
import { createAttachment, createMessage, createRequest } from "../requests/factory.ts";
import { getAttachment } from "../requests/queries/get-attachment.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { quoteContent } from "./factory.ts";
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

const draft = (given: Partial<QuoteDraft> = {}): QuoteDraft => ({
  lines: [],
  charges: [{ kind: "FREIGHT", state: "AMOUNT", amount: "45" }],
  valid_until: "2099-06-30",
  payment_terms: "NET_30",
  note: "Ex stock",
  attachments: [],
  ...given,
});

const actorOf = async (key: string) => found(await findAccount(key, "en")).actor;
const attach = (uploaded_by: string) =>
  createAttachment({ request_key: trade.on, uploaded_by, name: "CoA.pdf" });

const send = (attachments: string[], { as = trade.seller, version = 0 } = {}) =>
  quotes.act(version === 0 ? "send" : "update", {
    on: trade.on,
    as,
    body: { version, content: quoteContent({ attachments }) },
  });

describe("attachments", () => {
  test("go with the version, which the next one may bring again", async () => {
    const { id } = await attach(trade.seller);
    const { body: first } = await send([id]);
    expect(first.versions[0]?.attachments).toMatchObject([{ id, name: "CoA.pdf" }]);
    const { body: second } = await send([id], { version: 1 });
    expect(second.versions.map(({ attachments }) => attachments.length)).toEqual([1, 1]);
    const read = await quotes.read(trade.on, trade.buyer);
    expect(read.versions[1]?.attachments).toMatchObject([{ id }]);
  });

  test("of a colleague go with it, too: they wrote one draft", async () => {
    const { id } = await attach(trade.colleague);
    expect((await send([id])).status).toBe(200);
  });

  test("of the buyer, of another request, of a message or of nobody do not", async () => {
    const elsewhere = await createTrade();
    const files = [
      await attach(trade.buyer),
      await createAttachment({ request_key: elsewhere.on, uploaded_by: elsewhere.seller }),
      await createAttachment({ request_key: elsewhere.on, uploaded_by: trade.seller }),
      await createAttachment({
        request_key: trade.on,
        uploaded_by: trade.seller,
        message_id: (await createMessage({ request_key: trade.on })).id,
      }),
    ];
    for (const { id } of [...files, { id: "018f3b1e-0000-7000-8000-000000000000" }]) {
      const { body } = await send([id]);
      expect(body.additional_data?.failures).toMatchObject([
        { path: "content.attachments.0", code: "choice" },
      ]);
    }
    expect((await quotes.read(trade.on, trade.buyer)).versions).toEqual([]);
  });

  test("of a draft stay as long as it does", async () => {
    const [kept, left] = [await attach(trade.seller), await attach(trade.seller)];
    const body = { revision: 0, draft: draft({ attachments: [kept.id] }), internal_note: "" };
    const { body: written } = await quotes.act("draft", {
      on: trade.on,
      as: trade.seller,
      body,
    });
    expect(written.own?.attachments).toMatchObject([{ id: kept.id, name: "CoA.pdf" }]);
    expect((await quotes.read(trade.on, trade.buyer)).own).toBeNull();
    const of = { request_key: trade.on, id: kept.id };
    expect(await getAttachment(await actorOf(trade.colleague), of)).toMatchObject({ id: kept.id });
    await expect(getAttachment(await actorOf(trade.buyer), of)).rejects.toThrow("not-found");
    await sql`update request_attachments set created_at = now() - interval '3 days'
      where request_key = ${trade.on}`.execute(db());
    await dropUnsentAttachments();
    expect((await send([left.id])).status).toBe(400);
    const { body: sent } = await send([kept.id]);
    expect(sent.versions[0]?.attachments).toMatchObject([{ id: kept.id }]);
  });
});

describe("templates", () => {
  const list = async (as: string) =>
    (await quotes.app.call("GET /quote-templates", { as })).body.templates;
  const keep = (as: string, body: object) => quotes.app.call("POST /quote-templates", { as, body });
  const drop = async (as: string, templateKey: string) =>
    (await quotes.app.call("DELETE /quote-templates/:templateKey", { as, params: { templateKey } }))
      .status;

  test("are the company's own: kept, replaced by name, removed", async () => {
    const { id } = await attach(trade.seller);
    await keep(trade.seller, { name: "Drums", draft: draft({ attachments: [id] }) });
    const [kept] = await list(trade.colleague);
    // Files belong to their request, and a day is soon over.
    expect(kept).toMatchObject({ name: "Drums", draft: { attachments: [], valid_until: "" } });
    await keep(trade.colleague, { name: "DRUMS", draft: draft({ note: "In drums" }) });
    const all = await list(trade.seller);
    expect(all).toMatchObject([{ key: kept?.key, name: "DRUMS", draft: { note: "In drums" } }]);
    expect(await drop(trade.colleague, kept?.key ?? "")).toBe(200);
    expect(await list(trade.seller)).toEqual([]);
  });

  test("of another company are neither read nor removed nor replaced", async () => {
    await keep(trade.seller, { name: "Drums", draft: draft() });
    const [kept] = await list(trade.seller);
    const rival = (await createUser({ roles: ["SUPPLIER_MANAGER"] })).key;
    expect(await list(rival)).toEqual([]);
    expect(await drop(rival, kept?.key ?? "")).toBe(404);
    await keep(rival, { name: "Drums", draft: draft({ note: "Theirs" }) });
    expect(await list(trade.seller)).toMatchObject([{ draft: { note: "Ex stock" } }]);
  });

  test("are for those who write quotations", async () => {
    for (const as of [trade.reader, trade.buyer]) {
      expect((await keep(as, { name: "Drums", draft: draft() })).status).toBe(403);
    }
    const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
    const { body } = await keep(support.key, { name: "Drums", draft: draft() });
    expect(body.code).toBe("requests.no-company");
  });
});

describe("earlier quotations", () => {
  const earlier = (on: string, as: string) =>
    quotes.app.call("GET /requests/:requestKey/quote/earlier", { params: { requestKey: on }, as });

  /** Another request to the same supplier, and what the company answered it. */
  async function quotedBefore() {
    const { company_key } = await db()
      .selectFrom("users")
      .where("key", "=", trade.seller)
      .select("company_key")
      .executeTakeFirstOrThrow();
    const before = await createRequest({ type: "QUOTE", company_key: company_key ?? "" });
    await quotes.act("send", { on: before.key, as: trade.colleague, body: firstVersion });
    return before.key;
  }

  test("are those of one's own company to anybody, in their current version", async () => {
    const before = await quotedBefore();
    const content = quoteContent({ note: "The second" });
    await quotes.act("update", { on: before, as: trade.seller, body: { version: 1, content } });
    // What the company has not sent, what another one has, and the request itself.
    const other = await createTrade();
    await quotes.act("send", { on: other.on, as: other.seller, body: firstVersion });
    await quotes.act("send", { on: trade.on, as: trade.seller, body: firstVersion });
    const { body } = await earlier(trade.on, trade.seller);
    expect(body.quotes).toMatchObject([{ request_key: before, content: { note: "The second" } }]);
    expect(JSON.stringify(body)).not.toContain(other.on);
  });

  test("are nothing for the buyer, nor for a supplier who was not asked", async () => {
    await quotedBefore();
    const rival = await createUser({ roles: ["SUPPLIER_MANAGER"] });
    expect((await earlier(trade.on, trade.buyer)).status).toBe(403);
    expect((await earlier(trade.on, trade.reader)).status).toBe(403);
    expect((await earlier(trade.on, rival.key)).status).toBe(404);
  });
});
