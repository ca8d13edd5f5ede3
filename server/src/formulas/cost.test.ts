import type { FormulaAnalysis } from "@neroli/contract/formulas/schema.ts";
import type { QuoteLine } from "@neroli/contract/quotes/content.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createProduct } from "../products/factory.ts";
import { createQuote } from "../quotes/factory.ts";
import { createRequest } from "../requests/factory.ts";
import { offeredContent } from "../rounds/testing-rounds.ts";
import { createUser } from "../users/factory.ts";
import {
  analysisOf,
  createLaboratory,
  type Formulas,
  type Laboratory,
  startFormulas,
} from "./testing-formulas.ts";

let formulas: Formulas;
let laboratory: Laboratory;
let product: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  formulas = await startFormulas();
});
afterAll(() => formulas.close());
beforeEach(async () => {
  laboratory = await createLaboratory();
  product = await createProduct({ fields: { inci: "Squalane", cas: ["111-01-3"] } });
  await db().deleteFrom("exchange_rates").execute();
});

interface Quoting {
  status?: "DRAFT" | "CANCELED" | "REJECTED";
  /** The lines that its buyer has accepted. */
  accepted?: number[];
  buyer?: string;
  valid_until?: string;
}
/** A quote for the product: 10 EUR per kg, delivered duty paid; answers its request. */
async function quote(line: Partial<QuoteLine> = {}, given: Quoting = {}): Promise<string> {
  const { key } = await createRequest({
    ...{ type: "QUOTE", company_key: product.company_key, products: [product.key] },
    ...{ buyer_key: given.buyer ?? laboratory.buyer.key, status: "OPEN" },
  });
  const { valid_until } = given;
  const content = offeredContent({
    ...{ lines: [{ product: product.key, ...line }], ...(valid_until && { valid_until }) },
  });
  const { status = "SENT", accepted: accepted_lines } = given;
  const acceptance = { accepted_at: new Date(), accepted_by: laboratory.buyer.key, accepted_lines };
  await createQuote({
    ...{ request_key: key, content, status },
    ...(accepted_lines && { ...acceptance, status: "ACCEPTED" }),
  });
  return key;
}
const accepted: Quoting = { accepted: [0] };
const priceOf = (amount: string, currency = "EUR", unit: "kg" | "lb" | "l" = "kg") => ({
  price: { amount, currency, per: { value: "1", unit } },
});

const line = () => ({ product: product.key, weight: "5%" });
const cost = async (lines: Parameters<typeof analysisOf>[2] = [line()], currency = "EUR") =>
  (await analysisOf(formulas, laboratory, lines, currency)).cost;
const first = ({ lines }: FormulaAnalysis["cost"]) => lines[0];

test("a kilogram costs what its shares of the quoted products do", async () => {
  const request_key = await quote();
  const reckoned = await cost([line(), { product: product.key, weight: "1% to 2%" }]);
  expect(reckoned).toMatchObject({ currency: "EUR", complete: true, rates_of: null });
  expect(reckoned.known).toEqual({ min: "0.6", max: "0.7" });
  expect(first(reckoned)).toEqual({
    ...{ line: "l1", amount: "10", request_key, version: 1, accepted: false },
    ...{ quoted: priceOf("10").price, valid_until: "2099-06-30", unknown: null, missing: [] },
    share_cost: { min: "0.5", max: "0.5" },
  });
});

test("an accepted one stands before one that is newer, of each the newest", async () => {
  await quote(priceOf("10"), accepted);
  const later = await quote(priceOf("11"), accepted);
  await quote(priceOf("9"));
  expect(first(await cost())).toMatchObject({ amount: "11", request_key: later, accepted: true });
  const withdrawn = { accepted_at: null, accepted_by: null, accepted_lines: null };
  await db()
    .updateTable("quotes")
    .set({ status: "REJECTED", ...withdrawn })
    .where("status", "=", "ACCEPTED")
    .execute();
  expect(first(await cost())).toMatchObject({ amount: "9", accepted: false });
  await quote(priceOf("12"));
  expect(first(await cost())).toMatchObject({ amount: "12", accepted: false });
});

test("in another unit and currency it is reckoned by rates, with their day", async () => {
  await db()
    .insertInto("exchange_rates")
    .values([
      { currency: "USD", day: "2026-01-05", rate: "1.25" },
      { currency: "CHF", day: "2026-01-02", rate: "0.5" },
    ])
    .execute();
  // 1 lb is 0.45359237 kg: 4.5359237 USD per lb are 10 USD, 8 EUR or 4 CHF per kg.
  await quote(priceOf("4.535923", "USD", "lb"), accepted);
  const reckoned = await cost([line()], "CHF");
  expect(Number(first(reckoned)?.amount)).toBeCloseTo(4, 5);
  expect(first(reckoned)?.quoted).toEqual(priceOf("4.535923", "USD", "lb").price);
  expect(reckoned).toMatchObject({ currency: "CHF", rates_of: "2026-01-02" });
});

test("all charges belong to it", async () => {
  const freight = { kind: "FREIGHT", state: "AMOUNT" } as const;
  await quote({ charges: [{ ...freight, amount: { minor: 50_000, currency: "EUR" } }] });
  // 250 kg with 500 EUR of freight.
  expect(first(await cost())).toMatchObject({ amount: "12", quoted: { amount: "10" } });
});

test("what is unknown is not 0, and says why", async () => {
  const unquoted = await createProduct();
  await quote(priceOf("10", "USD"));
  const other = await createProduct({ company_key: product.company_key });
  const reckoned = await cost([
    line(),
    { product: unquoted.key, weight: "5%" },
    { name: "Ours", weight: "5%" },
  ]);
  expect(reckoned).toMatchObject({ complete: false, known: { min: "0", max: "0" } });
  expect(reckoned.lines).toMatchObject([
    { unknown: "not-reckoned", amount: null, missing: [{ kind: "rate", currency: "USD" }] },
    { unknown: "no-quote", amount: null },
    { unknown: "no-product", amount: null },
  ]);
  // Sold by the litre, and nobody says what a litre weighs; then of a share that is not read.
  product = other;
  await quote(priceOf("10", "EUR", "l"));
  expect(first(await cost())).toMatchObject({
    ...{ unknown: "not-reckoned", missing: [{ kind: "density" }] },
  });
  await quote(priceOf("7"), accepted);
  expect(first(await cost([{ product: product.key, weight: "some" }]))).toMatchObject({
    ...{ unknown: "no-share", amount: "7", share_cost: null },
  });
});

test.each<[string, Quoting]>([
  ["a draft", { status: "DRAFT" }],
  ["one that was withdrawn", { status: "CANCELED" }],
  ["one that was turned down", { status: "REJECTED" }],
  ["one whose last day is over", { valid_until: "2020-01-01" }],
  ["a line that was not accepted", { accepted: [] }],
])("%s is no price", async (_, given) => {
  await quote({}, given);
  expect(first(await cost())).toMatchObject({ unknown: "no-quote", request_key: null });
});

test("nothing is read of another company's quotes, nor of another product", async () => {
  const stranger = await createUser();
  await quote({}, { buyer: stranger.key });
  await quote({ product: null });
  await quote({ product: (await createProduct({ company_key: product.company_key })).key });
  expect(first(await cost())).toMatchObject({ unknown: "no-quote" });
  // A colleague's are the company's.
  const { company_key } = laboratory.buyer;
  await quote({}, { buyer: (await createUser({ company_key })).key });
  expect(first(await cost())).toMatchObject({ amount: "10" });
});
