import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { languages } from "@neroli/contract/kernel/language.ts";
import type { QuoteContent, QuoteLine } from "@neroli/contract/quotes/content.ts";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAsset } from "../documents/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { readPdf } from "../kernel/pdf/testing-pdf.ts";
import { hostileTexts, liveSheetCells, readSheet } from "../kernel/tables/testing-tables.ts";
import { createAttachment } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { quoteContent } from "./factory.ts";
import { makeQuotePdf, makeQuoteWorkbook } from "./files/make-file.ts";
import { createTrade, type Quotes, startQuotes } from "./testing-quotes.ts";

let quotes: Quotes;
let data: string;
beforeAll(async () => {
  quotes = await startQuotes();
  data = await mkdtemp(path.join(tmpdir(), "neroli-quote-files-"));
  startAssets({ data });
});
afterAll(async () => {
  await quotes.close();
  await rm(data, { recursive: true });
});

let trade: Awaited<ReturnType<typeof createTrade>>;
beforeEach(async () => {
  trade = await createTrade();
});

const lineWith = (given: Partial<QuoteLine>): QuoteLine => {
  const [line] = quoteContent().lines;
  if (!line) throw new Error("no line");
  return { ...line, ...given };
};

const send = async (content: QuoteContent, version = 0) => {
  const action = version === 0 ? "send" : "update";
  const body = { version, content };
  const { status } = await quotes.act(action, { on: trade.on, as: trade.seller, body });
  expect(status).toBe(200);
};

type Language = (typeof languages)[number];
const order = (language: Language = "en", version = 1) => ({
  request_key: trade.on,
  version,
  language,
});
const actorOf = async (key: string) => found(await findAccount(key, "en")).actor;
const asBuyer = () => actorOf(trade.buyer);

/** The text of a PDF, blanks of all kinds as one. */
async function printed(given = order()) {
  const { pages } = await readPdf(await makeQuotePdf(await asBuyer(), given));
  return pages.flat().join(" ").replaceAll(/\s+/g, " ");
}
async function sheet(given = order()) {
  const file = await makeQuoteWorkbook(await asBuyer(), given);
  return readSheet(await buffer(file.stream));
}

test("a PDF says in each of the languages what was sent", async () => {
  await send(
    quoteContent({
      lines: [
        lineWith({
          moq: { value: "150", unit: "kg" },
          pack: { value: "25", unit: "kg" },
          active_matter: "99.5",
          charges: [{ kind: "DUTY", state: "INCLUDED" }],
        }),
      ],
      note: "Ex stock.\nWhile stocks last.",
    }),
  );
  const english = await printed();
  // 150 kg must be bought: 1851.84 EUR, and 45 EUR of freight.
  for (const text of [
    ...["Quotation", "Niacinamide", "100 kg", "EUR 12.3456 per kg", "EUR 1,851.84"],
    ...["from 500 kg: EUR 11.50", "DAP Hamburg", "14 days", "Minimum order: 150 kg"],
    ...["Pack size: 25 kg", "To be bought: 150 kg", "99.5 %", "Duty: Included", "1 of 1"],
    ...["Freight for all lines EUR 45.00", "EUR 1,896.84", "30/06/2099", "Net 30 days"],
    ...["Ex stock.", "While stocks last.", "Page 1 of 1"],
  ]) {
    expect(english).toContain(text);
  }
  const titles = { en: "Quotation", de: "Angebot", it: "Offerta", fr: "Devis", es: "Oferta" };
  for (const language of languages) {
    expect(await printed(order(language))).toContain(titles[language]);
    expect([...(await sheet(order(language))).values()].length).toBeGreaterThan(20);
  }
  expect(await printed(order("de"))).toContain("1.851,84 EUR");
});

test("what is not known is told as unknown, with the reason, and never summed", async () => {
  const charges = [{ kind: "FREIGHT" as const, state: "UNKNOWN" as const }];
  await send(quoteContent({ lines: [lineWith({ incoterm: "EXW" })], charges }));
  const text = await printed();
  expect(text).toContain("Freight for all lines Not known");
  expect(text).toContain("Goods together EUR 1,234.56");
  expect(text).toMatch(/Together with all charges Unknown.*Freight: the cost is not known/);
  const { price } = lineWith({});
  const dollars = lineWith({ price: { ...price, currency: "USD" } });
  await send(quoteContent({ lines: [lineWith({}), dollars] }), 1);
  expect(await printed(order("en", 2))).toContain("There is no exchange rate for USD");
});

test("a version says what has become of it", async () => {
  await send(quoteContent({ valid_until: "2098-01-31" }));
  await send(quoteContent({ valid_until: "2098-02-28" }), 1);
  const extension = { version: 2, valid_until: "2098-03-31" };
  await quotes.act("extend", { on: trade.on, as: trade.seller, body: extension });
  await quotes.act("accept", { on: trade.on, as: trade.buyer, body: { version: 2 } });
  const first = await printed();
  expect(first).toContain("Replaced by version 2");
  expect(first).toContain("31/01/2098");
  expect(first).not.toContain("Accepted");
  const second = await printed(order("en", 2));
  expect(second).toContain("31/03/2098");
  expect(second).toContain("Accepted: ✓");
});

test("neither note nor draft of the supplier stands in a file", async () => {
  const secret = "Rock bottom is eleven";
  const draft = { revision: 0, draft: null, internal_note: secret };
  await quotes.act("draft", { on: trade.on, as: trade.seller, body: draft });
  await send(quoteContent());
  for (const person of [trade.buyer, trade.seller]) {
    const actor = await actorOf(person);
    const { pages } = await readPdf(await makeQuotePdf(actor, order()));
    expect(pages.flat().join(" ")).not.toContain("Rock");
    const cells = await readSheet(await buffer((await makeQuoteWorkbook(actor, order())).stream));
    expect([...cells.values()].map(({ text }) => text).join(" ")).not.toContain("Rock");
  }
});

test("names are texts, whatever they look like", async () => {
  const markup = '<b onclick="x()">Glycerin</b> & <script>alert(1)</script> </t></is>';
  const names = [markup, ...hostileTexts.map((text) => text.trim())];
  const lines = names.map((name) => lineWith({ name, place: name.slice(0, 100) }));
  await send(quoteContent({ lines, note: hostileTexts[0] ?? "" }));
  expect(await printed()).toContain("<script>alert(1)</script> </t></is>");
  const file = await makeQuoteWorkbook(await asBuyer(), order());
  const workbook = await buffer(file.stream);
  expect(await liveSheetCells(workbook)).toEqual([]);
  const texts = [...(await readSheet(workbook)).values()].map(({ text }) => text);
  for (const name of names) expect(texts).toContain(name);
});

test("a hundred lines go over pages, each with its columns, whatever the figures", async () => {
  const most = "999999999999.999999";
  const large = lineWith({
    name: "W".repeat(300),
    place: "Straße".repeat(20),
    quantity: { value: most, unit: "t" },
    price: { amount: most, currency: "EUR", per: { value: "0.000001", unit: "mg" } },
    breaks: [],
  });
  const lines = Array.from({ length: 100 }, (_, at) =>
    at === 50 ? large : lineWith({ name: `Product ${at + 1}` }),
  );
  await send(quoteContent({ lines, note: "Line.\n".repeat(800).trim() }));
  const { pages } = await readPdf(await makeQuotePdf(await asBuyer(), order()));
  const text = pages.flat().join(" ");
  for (const name of ["Product 1", "Product 100"]) expect(text).toContain(name);
  const withLines = pages.filter((page) => page.some((each) => each.startsWith("Product ")));
  for (const page of withLines) expect(page).toContain("Quantity");
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  expect([...(await sheet()).values()].map(({ text: each }) => each)).toContain("Product 100");
});

test("the supplier's logo is on it; a file that is no picture is left out", async () => {
  await send(quoteContent());
  const { company_key } = await db()
    .selectFrom("users")
    .where("key", "=", trade.seller)
    .select("company_key")
    .executeTakeFirstOrThrow();
  const bytes = async () =>
    (await buffer((await makeQuotePdf(await asBuyer(), order())).stream)).toString("latin1");
  const logo = { company_key: company_key ?? "", kind: "LOGO" as const, media_type: "image/webp" };
  await createAsset({ ...logo, content: Buffer.from("no picture") });
  expect(await bytes()).not.toContain("/Subtype /Image");
  const content = await sharp({
    create: { width: 300, height: 90, channels: 4, background: "#784a98" },
  })
    .webp()
    .toBuffer();
  await createAsset({ ...logo, kind: "LOGO_WHITE", content });
  expect(await bytes()).toContain("/Subtype /Image");
});

test("files of attachments are named, and the file has a name that says what it is", async () => {
  const { id } = await createAttachment({
    request_key: trade.on,
    uploaded_by: trade.seller,
    name: "CoA 4711.pdf",
  });
  await send(quoteContent({ attachments: [id] }));
  expect(await printed()).toContain("CoA 4711.pdf");
  const { name } = await makeQuotePdf(await asBuyer(), order("de"));
  expect(name).toMatch(/^Angebot .+ Version 1\.pdf$/);
});

test("whoever may read the request gets them, and nobody else", async () => {
  await send(quoteContent());
  const get = async (as: string | undefined, version = "1", query = {}) => {
    const options = { params: { requestKey: trade.on, version }, query, ...(as && { as }) };
    const pdf = await quotes.app.call(
      "GET /requests/:requestKey/quote/versions/:version/pdf",
      options,
    );
    const xlsx = await quotes.app.call(
      "GET /requests/:requestKey/quote/versions/:version/xlsx",
      options,
    );
    expect(xlsx.status).toBe(pdf.status);
    return pdf.status;
  };
  for (const as of [trade.buyer, trade.seller, trade.reader]) {
    expect(await get(as, "1", { language: "it" })).toBe(200);
  }
  const rival = await createUser({ roles: ["SUPPLIER_MANAGER"] });
  expect(await get(rival.key)).toBe(404);
  expect(await get(undefined)).toBe(401);
  expect(await get(trade.buyer, "2")).toBe(404);
  for (const version of ["0", "-1", "1.5", "one", "1e9"]) {
    expect(await get(trade.buyer, version)).toBe(400);
  }
  expect(await get(trade.buyer, "1", { language: "xx" })).toBe(400);
});

test("a version that is not what was sent is answered and printed for nobody", async () => {
  await send(quoteContent());
  const changed = JSON.stringify(quoteContent({ payment_terms: "NET_90" }));
  // As somebody might who has the database.
  await sql`alter table quote_versions disable trigger quote_versions_never_change`.execute(db());
  await sql`update quote_versions set content = ${changed} from quotes
    where quotes.key = quote_key and request_key = ${trade.on}`.execute(db());
  await sql`alter table quote_versions enable trigger quote_versions_never_change`.execute(db());
  const actor = await asBuyer();
  for (const make of [makeQuotePdf, makeQuoteWorkbook]) {
    await expect(make(actor, order())).rejects.toThrow("was changed");
  }
  const params = { requestKey: trade.on };
  const { status } = await quotes.app.call("GET /requests/:requestKey/quote", {
    params,
    as: trade.buyer,
  });
  expect(status).toBe(500);
  const accepted = await quotes.act("accept", {
    on: trade.on,
    as: trade.buyer,
    body: { version: 1 },
  });
  expect(accepted.status).toBe(500);
});
