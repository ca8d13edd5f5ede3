import { buffer } from "node:stream/consumers";
import { languages } from "@neroli/contract/kernel/language.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { readPdf } from "../kernel/pdf/testing-pdf.ts";
import { hostileTexts, liveSheetCells, readSheet } from "../kernel/tables/testing-tables.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { createRound } from "./factory.ts";
import { makeComparisonFile } from "./files/make-file.ts";
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
let [one, other, silent]: [string, string, string] = ["", "", ""];
beforeEach(async () => {
  buyer = await createUser();
  const products = [await createProduct(), await createProduct(), await createProduct()];
  round = await createRound({ buyer_key: buyer.key, products });
  [one, other, silent] = round.requests as [string, string, string];
});

const nameOf = async (request_key: string) => {
  const { name } = await db()
    .selectFrom("requests")
    .innerJoin("companies", "companies.key", "requests.company_key")
    .where("requests.key", "=", request_key)
    .select("companies.name")
    .executeTakeFirstOrThrow();
  return name;
};
const rename = (request_key: string, name: string) =>
  db()
    .updateTable("companies")
    .set({ name })
    .where("key", "in", (requests) =>
      requests.selectFrom("requests").where("key", "=", request_key).select("company_key"),
    )
    .execute();

type Query = Parameters<typeof makeComparisonFile>[2];
type Language = (typeof languages)[number];
const make = async (given: Partial<Query>, language: Language = "en") => {
  const { actor } = found(await findAccount(buyer.key, language));
  const query: Query = { format: "PDF", currency: "EUR", sort: "cost", hidden: [], ...given };
  return makeComparisonFile({ actor, language }, round.key, query);
};
/** The text of the PDF, blanks of all kinds as one. */
const printed = async (given: Partial<Query> = {}, language?: Language) => {
  const { pages } = await readPdf(await make({ ...given, format: "PDF" }, language));
  return pages.flat().join(" ").replaceAll(/\s+/g, " ");
};
const workbook = async (given: Partial<Query> = {}, language?: Language) =>
  buffer((await make({ ...given, format: "XLSX" }, language)).stream);
const texts = async (given: Partial<Query> = {}, language?: Language) =>
  [...(await readSheet(await workbook(given, language))).values()].map(({ text }) => text);

const dollars = { amount: "1", currency: "USD", per: { value: "1", unit: "kg" } } as const;

test("both files say in each language what the comparison says, and what is unknown by words", async () => {
  await sendQuote(one, { lines: [{ active_matter: "50" }] });
  await sendQuote(other, { lines: [{ price: dollars, incoterm: "EXW" }] });
  await db()
    .updateTable("rounds")
    .set({ choice: JSON.stringify({ "0": { request_key: one, position: 0 } }) })
    .where("key", "=", round.key)
    .execute();
  const address = { street: "Kai 1", postal_code: "20457", city: "Hamburg", country: "DE" };
  await db()
    .updateTable("requests")
    .set({ shipping_address: JSON.stringify(address) })
    .where("batch", "=", round.key)
    .execute();
  const english = await printed();
  for (const text of [
    ...["Comparison of offers", "250 kg wanted", await nameOf(one), await nameOf(other)],
    ...["EUR 2,500.00", "EUR 10.00", "EUR 20.00", "14 days", "DDP Milano", "Net 30 days"],
    ...["Lowest complete cost", "Chosen", "Complete", "2 of 3", "Hamburg, Germany", "Page 1 of 1"],
    ...["There is no exchange rate for USD.", "Freight: the cost is not known."],
  ]) {
    expect(english).toContain(text);
  }
  expect(english).toMatch(/No offer/);
  const cells = await texts();
  for (const text of [await nameOf(silent), "No offer", "Unknown", "kg", "DDP Milano", "Complete"])
    expect(cells).toContain(text);
  // Nothing unknown is a number, and nothing of it is called the best.
  expect(cells.filter((text) => text === "Unknown")).toHaveLength(3);
  expect(cells.filter((text) => text.includes("Lowest"))).toEqual(["Lowest complete cost, Chosen"]);
  for (const language of languages) {
    expect((await printed({}, language)).length).toBeGreaterThan(200);
    expect((await texts({}, language)).length).toBeGreaterThan(30);
  }
  expect(await printed({}, "de")).toContain("2.500,00 EUR");
});

test("order, weights, marks, currency and who is left out are as their reader has them", async () => {
  await sendQuote(one, { lines: [{ lead_time_days: 30 }] });
  await sendQuote(other, {
    lines: [{ price: { ...dollars, amount: "12", currency: "EUR" }, lead_time_days: 3 }],
  });
  const [first, second] = [await nameOf(one), await nameOf(other)];
  const order = async (given: Partial<Query>) => {
    const text = await printed(given);
    return text.lastIndexOf(first) < text.lastIndexOf(second) ? "first" : "second";
  };
  expect(await order({})).toBe("first");
  expect(await order({ sort: "lead_time" })).toBe("second");
  expect(await order({ sort: "score", weights: { price: 0, time: 100, quality: 0 } })).toBe(
    "second",
  );
  const weighed = await printed({ weights: { price: 60, time: 30, quality: 10 } });
  expect(weighed).toContain("price 60 %, time 30 %, quality 10 %");
  const without = await texts({ hidden: [other] });
  expect(without.filter((text) => text === second)).toEqual([second]);
  expect(without[without.indexOf(second) - 1]).toBe("Not shown");
  await db()
    .insertInto("exchange_rates")
    .values({ currency: "USD", day: "2026-01-05", rate: "1.25" })
    .execute();
  const exchanged = await printed({ currency: "USD" });
  expect(exchanged).toContain("USD 3,125.00");
  expect(exchanged).toContain("1 EUR = USD 1.25 of 05/01/2026");
  await db().deleteFrom("exchange_rates").execute();
});

test("names are texts, whatever they look like", async () => {
  const markup = '</t></is><script>"x"';
  const names = [markup, ...hostileTexts.map((text) => text.trim())];
  await sendQuote(one, { lines: names.map((name) => ({ name, place: name })) });
  for (const name of names) {
    await rename(one, name);
    expect(await liveSheetCells(await workbook())).toEqual([]);
    expect(await texts()).toContain(name);
  }
  for (const name of names) expect(await texts()).toContain(`DDP ${name}`);
  expect(await printed()).toContain(markup);
  expect((await make({})).name).not.toMatch(/[\\/:*?"<>|]/);
});

test("the buyer company alone gets it: no supplier, no stranger; support reads the page", async () => {
  await sendQuote(one, { lines: [{}] });
  const get = async (as: string, query: object = { format: "PDF" }) => {
    const call = { as, params: { roundKey: round.key }, query };
    return (await app.call("GET /rounds/:roundKey/export", call as never)).status;
  };
  expect(await get(buyer.key)).toBe(200);
  expect(await get((await createUser({ company_key: buyer.company_key })).key)).toBe(200);
  const { company_key } = await db()
    .selectFrom("requests")
    .where("key", "=", one)
    .select("company_key")
    .executeTakeFirstOrThrow();
  const seller = await createUser({ company_key, roles: ["SUPPLIER_MANAGER"] });
  expect(await get(seller.key)).toBe(404);
  expect(await get((await createUser()).key)).toBe(404);
  const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
  expect(await get(support.key)).toBe(403);
  for (const query of [
    {},
    { format: "CSV" },
    { format: "PDF", weights: "100-0" },
    { format: "PDF", weights: "101-0-0" },
    { format: "PDF", currency: "XXX" },
    { format: "PDF", sort: "name" },
  ]) {
    expect(await get(buyer.key, query)).toBe(400);
  }
});
