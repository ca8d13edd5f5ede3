import { buffer } from "node:stream/consumers";
import { requestFolders } from "@neroli/contract/requests/folders.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { visitor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { tableMediaTypes } from "../kernel/tables/media-types.ts";
import { liveSheetCells, readSheet } from "../kernel/tables/testing-tables.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createMessage, createRequest } from "./factory.ts";
import { exportRequests } from "./files/export-requests.ts";
import { type Requests, startRequests } from "./testing-requests.ts";

let requests: Requests;
beforeAll(async () => {
  requests = await startRequests();
});
afterAll(() => requests.close());

/** A supplier with two people, and a buyer, between whom requests of several kinds lie. */
async function trade() {
  const company = await createCompany({ name: "Velouria Actives" });
  const buyers = await createCompany({ name: "Müller & Söhne Großküchen" });
  const seller = await createUser({ company_key: company.key, roles: ["SUPPLIER_USER"] });
  const colleague = await createUser({ company_key: company.key, roles: ["SUPPLIER_USER"] });
  const buyer = await createUser({ company_key: buyers.key, firstname: "Zoë" });
  const product = await createProduct({ company_key: company.key });
  const ends = { company_key: company.key, buyer_key: buyer.key, products: [product.key] };
  const quote = await createRequest({
    ...ends,
    type: "QUOTE",
    message: "Preis für 200 kg, bitte",
    needed_by: "2030-05-01",
    supplier_assignee: seller.key,
  });
  const answered = await createRequest({ ...ends, waiting_for: "BUYER", needed_by: "2030-02-01" });
  const closed = await createRequest({ ...ends, status: "CLOSED", message: "Over" });
  return { company, buyers, seller, colleague, buyer, quote, answered, closed };
}

const list = async (as: { key: string }, query: Record<string, string> = {}) => {
  const { body } = await requests.app.call("GET /requests", { as: as.key, query });
  return body.content.map(({ key }) => key).sort();
};
const unread = async (as: { key: string }) =>
  (await requests.app.call("GET /requests/folders", { as: as.key })).body.unread;

describe("Folders", () => {
  test("hold what their rule says, on each side", async () => {
    const { seller, buyer, colleague, quote, answered, closed } = await trade();
    const inFolders = async (as: { key: string }) =>
      Object.fromEntries(
        await Promise.all(
          requestFolders.map(async (folder) => [folder, await list(as, { folder__eq: folder })]),
        ),
      );
    const all = [quote.key, answered.key, closed.key].sort();
    const live = [quote.key, answered.key].sort();
    const same = { all, new: live, quotes: [quote.key], closed: [closed.key] };
    const samples = [answered.key, closed.key].sort();
    expect(await inFolders(seller)).toEqual({
      ...{ ...same, samples, mine: [quote.key] },
      ...{ "waiting-for-us": [quote.key], "waiting-for-them": [answered.key] },
    });
    expect(await inFolders(colleague)).toMatchObject({ mine: [] });
    // What nobody was named for is its sender's.
    expect(await inFolders(buyer)).toEqual({
      ...{ ...same, samples, mine: all },
      ...{ "waiting-for-us": [answered.key], "waiting-for-them": [quote.key] },
    });
  });

  test("count what each person has not read, and nothing of other companies", async () => {
    const { seller, colleague, quote } = await trade();
    await trade();
    const counted = { all: 2, new: 2, mine: 1, quotes: 1, samples: 1, closed: 0 };
    expect(await unread(seller)).toMatchObject({ ...counted, "waiting-for-us": 1 });
    await requests.app.call("POST /requests/:requestKey/open", {
      as: seller.key,
      params: { requestKey: quote.key },
    });
    expect(await unread(seller)).toMatchObject({ all: 1, mine: 0, quotes: 0, samples: 1 });
    expect(await unread(colleague)).toMatchObject({ all: 2, mine: 0 });
    const support = await createUser({ roles: ["NEROLI_EDITOR"], company_key: null });
    expect(new Set(Object.values(await unread(support)))).toEqual(new Set([0]));
  });
});

describe("Filters", () => {
  test("narrow by counterparty, assignee, day and side", async () => {
    const { seller, buyer, company, buyers, quote, answered, closed } = await trade();
    await trade();
    const all = [quote.key, answered.key, closed.key].sort();
    expect(await list(seller, { counterparty__eq: buyers.key })).toEqual(all);
    expect(await list(seller, { counterparty__eq: company.key })).toEqual([]);
    expect(await list(buyer, { counterparty__eq: company.key })).toEqual(all);
    expect(await list(seller, { assignee__eq: seller.key })).toEqual([quote.key]);
    expect(await list(seller, { assignee__eq: "nobody" })).toEqual(
      [answered.key, closed.key].sort(),
    );
    // The other side's assignment is not to be found out by asking for it.
    expect(await list(buyer, { assignee__eq: seller.key })).toEqual([]);
    const days = { needed_by__from: "2030-02-01", needed_by__to: "2030-04-30" };
    expect(await list(seller, days)).toEqual([answered.key]);
  });

  test("offer the other companies and the own people alone", async () => {
    const { seller, colleague, buyers, buyer, company } = await trade();
    const names = async (
      call: "GET /requests/counterparties" | "GET /requests/team",
      as: { key: string },
    ) => (await requests.app.call(call, { as: as.key })).body.content.map(({ key }) => key).sort();
    expect(await names("GET /requests/counterparties", seller)).toEqual([buyers.key]);
    expect(await names("GET /requests/counterparties", buyer)).toEqual([company.key]);
    expect(await names("GET /requests/team", seller)).toEqual([seller.key, colleague.key].sort());
  });
});

describe("The search", () => {
  test.each([
    ["a word of the request", "preis"],
    ["a part of a word", "itt"],
    ["two words in any order", "kg preis"],
    ["a word of a message", "lyophilisiert"],
    ["an umlaut as it is", "GROẞKÜCHEN"],
    ["an umlaut without its marks", "muller grosskuchen"],
    ["a person", "zoe"],
  ])("finds %s", async (_, typed) => {
    const { seller, quote } = await trade();
    await createMessage({ request_key: quote.key, body: "Ist es lyophilisiert?" });
    expect(await list(seller, { text__icontains: typed })).toContain(quote.key);
  });

  test("finds notes for the side that wrote them, wildcards as letters, and nothing of others", async () => {
    const { seller, buyer, quote } = await trade();
    const stranger = await trade();
    await db()
      .insertInto("request_notes")
      .values({
        request_key: quote.key,
        side: "SUPPLIER",
        author_key: seller.key,
        body: "Rabatt 5%_max",
      })
      .execute();
    expect(await list(seller, { text__icontains: "5%_m" })).toEqual([quote.key]);
    expect(await list(seller, { text__icontains: "5__m" })).toEqual([]);
    expect(await list(buyer, { text__icontains: "rabatt" })).toEqual([]);
    expect(await list(stranger.seller, { text__icontains: "rabatt" })).toEqual([]);
  });
});

describe("Many words", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}x`);

  test("are all looked for, each once", async () => {
    const { seller, quote } = await trade();
    await createMessage({ request_key: quote.key, body: words(24).join(" ") });
    const typed = words(24).toReversed().join(" ");
    expect(await list(seller, { text__icontains: `${typed} WORD1X` })).toEqual([quote.key]);
    expect(await list(seller, { text__icontains: `${words(9).join(" ")} nowhere` })).toEqual([]);
  });

  test("are refused in words where there are too many", async () => {
    const { seller } = await trade();
    const { status, body } = await requests.app.call("GET /requests", {
      as: seller.key,
      query: { text__icontains: words(25).join(" ") },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      additional_data: {
        failures: [{ in: "query", path: "text__icontains", code: "too-many" }],
      },
    });
  });
});

describe("Several at once", () => {
  test("are assigned and closed as far as that is possible, and the answer says why not", async () => {
    const { seller, buyer, colleague, quote, answered, closed } = await trade();
    const stranger = await trade();
    const { body } = await requests.app.call("POST /requests/assign", {
      as: seller.key,
      body: { requests: [quote.key, answered.key, stranger.quote.key], assignee: colleague.key },
    });
    expect(body.done.toSorted()).toEqual([quote.key, answered.key].sort());
    expect(body.refused.map(({ key }) => key)).toEqual([stranger.quote.key]);
    expect(await list(colleague, { folder__eq: "mine" })).toEqual([quote.key, answered.key].sort());
    const foreign = await requests.app.call("POST /requests/assign", {
      as: seller.key,
      body: { requests: [quote.key], assignee: buyer.key },
    });
    expect(foreign.body.done).toEqual([]);

    const ended = await requests.app.call("POST /requests/close", {
      as: seller.key,
      body: { requests: [quote.key, closed.key, stranger.quote.key] },
    });
    expect(ended.body).toEqual({
      done: [quote.key],
      refused: [
        { key: closed.key, reason: "This request is closed." },
        { key: stranger.quote.key, reason: expect.any(String) },
      ],
    });
    expect(await list(stranger.seller, { folder__eq: "closed" })).toEqual([stranger.closed.key]);
  });
});

describe("Saved views", () => {
  test("are their owner's alone, one of a name, and can be deleted", async () => {
    const { seller, colleague } = await trade();
    const save = (as: { key: string }, name: string) =>
      requests.app.call("POST /requests/views", {
        as: as.key,
        body: { name, query: { folder__eq: "mine", text__icontains: "<b>roses</b>" } },
      });
    const { body } = await save(seller, "Mine <script>");
    expect((await save(seller, "MINE <SCRIPT>")).body.code).toBe("requests.view-name-taken");
    expect((await save(colleague, "Mine <script>")).status).toBe(200);
    const views = await requests.app.call("GET /requests/views", { as: seller.key });
    expect(views.body.content).toEqual([body]);
    const params = { viewId: body.id };
    const remove = (as: { key: string }) =>
      requests.app.call("DELETE /requests/views/:viewId", { as: as.key, params });
    expect((await remove(colleague)).status).toBe(404);
    expect((await remove(seller)).status).toBe(200);
  });
});

describe("The export", () => {
  const query = { folder__eq: "quotes", sort: "-needed_by" } as const;

  test("is a workbook of the list as it is narrowed, in the reader's language", async () => {
    const { seller, company, quote, closed } = await trade();
    await createMessage({ request_key: quote.key, body: hostile });
    await createMessage({ request_key: closed.key, body: "Not of this folder" });
    await db()
      .insertInto("request_notes")
      .values({ request_key: quote.key, side: "SUPPLIER", author_key: seller.key, body: secret })
      .execute();
    const { key: user_key, roles } = seller;
    const actor = { ...visitor("de"), user_key, roles, company_key: company.key };
    const { stream, name, media_type } = await exportRequests({ actor, language: "de" }, query);
    expect([name, media_type]).toEqual([
      expect.stringMatching(/^requests-\d{4}-\d\d-\d\d\.xlsx$/),
      tableMediaTypes.XLSX,
    ]);
    const workbook = await buffer(stream);
    expect(await liveSheetCells(workbook)).toEqual([]);
    const cells = await readSheet(workbook);
    const row = (at: number) =>
      [..."ABCDEFGHIJKL"].map((column) => cells.get(`${column}${at}`)?.text ?? "");
    expect(row(1).slice(0, 4)).toEqual(["Anfrage", "Art", "Status", "Lieferant"]);
    expect(row(2)).toMatchObject({
      ...{ 0: quote.key, 3: "Velouria Actives", 4: "Müller & Söhne Großküchen" },
      ...{ 8: "01/05/2030", 11: hostile },
    });
    expect(row(3).join("")).toBe("");
    expect([...cells.values()].map(({ text }) => text).join()).not.toContain(secret);
  });

  test("is a file of the call", async () => {
    const { seller } = await trade();
    const sent = { as: seller.key, query };
    expect((await requests.app.call("GET /requests/export", sent)).status).toBe(200);
  });
});

const hostile = '=HYPERLINK("http://x.example","Open")';
const secret = "Never above 5%";
