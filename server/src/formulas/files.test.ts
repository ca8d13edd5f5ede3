import { buffer } from "node:stream/consumers";
import { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import { add, type Exact, exact, toText, zero } from "@neroli/contract/kernel/exact.ts";
import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { readPdf } from "../kernel/pdf/testing-pdf.ts";
import { hostileTexts, liveSheetCells, readSheet } from "../kernel/tables/testing-tables.ts";
import { createLaw } from "../law/factory.ts";
import { entryOf } from "../law/testing-law.ts";
import { createProduct } from "../products/factory.ts";
import { at } from "../projects/testing-projects.ts";
import { createQuote } from "../quotes/factory.ts";
import { createRequest } from "../requests/factory.ts";
import { offeredContent } from "../rounds/testing-rounds.ts";
import { findAccount } from "../users/queries.ts";
import { createFormula, formulaContent } from "./factory.ts";
import { makeFormulaFile } from "./files/make-file.ts";
import {
  createLaboratory,
  type Formulas,
  type Laboratory,
  root,
  startFormulas,
} from "./testing-formulas.ts";

let formulas: Formulas;
let laboratory: Laboratory;
beforeAll(async () => {
  formulas = await startFormulas();
});
afterAll(() => formulas.close());
beforeEach(async () => {
  laboratory = await createLaboratory();
});

type Query = Parameters<typeof makeFormulaFile>[2];
async function make(
  content: FormulaContent,
  given: Partial<Query> = {},
  language: Language = "en",
) {
  const { buyer, project } = laboratory;
  const { key } = await createFormula({
    ...{ project_key: project.key, created_by: buyer.key, title: "Day cream", content },
  });
  const { actor } = found(await findAccount(buyer.key, language));
  const query: Query = { format: "pdf", batch: "1000", currency: "EUR", ...given };
  return makeFormulaFile({ actor, language }, { ...at(project), formulaKey: key }, query);
}
/** The text of the PDF, blanks of all kinds as one. */
async function printed(content: FormulaContent, given: Partial<Query> = {}, language?: Language) {
  const { pages } = await readPdf(await make(content, { ...given, format: "pdf" }, language));
  return pages.flat().join(" ").replaceAll(/\s+/g, " ");
}
const workbook = async (content: FormulaContent, given: Partial<Query> = {}, language?: Language) =>
  buffer((await make(content, { ...given, format: "xlsx" }, language)).stream);

async function partOfSheet(bytes: Buffer): Promise<string> {
  const { fromBufferPromise } = await import("yauzl");
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("sheet1.xml"))
      return String(await buffer(await zip.openReadStreamPromise(entry)));
  }
  throw new Error("no sheet");
}
/** The numbers of a column, from top to bottom. */
const numbersOf = async (bytes: Buffer, column: string) =>
  [...(await partOfSheet(bytes)).matchAll(/<c r="([A-Z]+)\d+"[^>]*><v>([^<]*)<\/v>/g)].flatMap(
    ([, place, value]) => (place === column ? [value] : []),
  );

/** A blend, a preservative over its limit, an allergen, and what only some shades have. */
async function cream() {
  const velsoft = await createProduct({ name: "Velsoft", fields: { inci: "Squalane" } });
  const request = await createRequest({
    ...{ type: "QUOTE", company_key: velsoft.company_key, products: [velsoft.key] },
    ...{ buyer_key: laboratory.buyer.key, status: "OPEN" },
  });
  const content = offeredContent({ lines: [{ product: velsoft.key }] });
  await createQuote({ request_key: request.key, content });
  await createLaw([
    entryOf("V", {
      ...{ number: "29", name: "Phenoxyethanol", names: ["PHENOXYETHANOL"], maximum: "1.0 %" },
      dated: "2024-04-04",
    }),
  ]);
  const lines = [
    { name: "Water", inci: "Aqua", weight: "qs", function: "Solvent" },
    { product: velsoft.key, weight: "3%" },
    { name: "Phenoxyethanol", inci: "Phenoxyethanol", weight: "1.2%" },
    { name: "Iron oxide", inci: "CI 77491", weight: "0.1%", may_contain: true },
  ];
  const [phase] = formulaContent(lines).phases;
  const steps = ["Heat to 70 °C", "Cool down"];
  return { request, content: FormulaContent.parse({ phases: [{ ...phase, steps }] }) };
}

test("both files say in each language how it is made, of what, and what the law says", async () => {
  const { request, content } = await cream();
  const english = await printed(content);
  for (const text of [
    ...["Day cream", "Sun cream SPF 30", "1,000 g", "Phase A", "95.700", "957.000", "30.000"],
    ...["1. Heat to 70 °C", "2. Cool down", "Velsoft", "Squalane", "0.3", "100.000"],
    ...["Aqua, Squalane, Phenoxyethanol [+/- CI 77491]", "Page 1 of 1", "No listed product"],
    ...["V/29 of 04/04/2024: at most 1 %, here 1.2 %: not met (above the limit)"],
    "EUR 0.30, without the raw materials whose price is unknown",
  ]) {
    expect(english).toContain(text);
  }
  const bytes = await workbook(content);
  const texts = [...(await readSheet(bytes)).values()].map(({ text }) => text);
  for (const text of ["Phase A", "Velsoft", "Squalane", "Solvent", "1. Heat to 70 °C", "Total"])
    expect(texts).toContain(text);
  expect(texts).toContain(`${request.key}, version 1, valid until 30/06/2099`);
  expect(await numbersOf(bytes, "B")).toEqual(["95.7", "3", "1.2", "0.1", "100"]);
  expect(await numbersOf(bytes, "C")).toEqual(["957", "30", "12", "1", "1000"]);
  for (const language of languages) {
    expect((await printed(content, {}, language)).length).toBeGreaterThan(400);
    const cells = await readSheet(await workbook(content, {}, language));
    expect(cells.size).toBeGreaterThan(30);
  }
  expect(await printed(content, {}, "de")).toContain("957,000");
});

const thirds = formulaContent([
  { inci: "Squalane", weight: "33.33333%" },
  { inci: "Glycerin", weight: "33.33333%" },
  { inci: "Betaine", weight: "33.33334%" },
]);

test.each(["100", "1000", "99999.999", "1000000"])(
  "shares and amounts of a batch of %s g add up to the whole exactly",
  async (batch) => {
    const bytes = await workbook(thirds, { batch });
    for (const column of ["B", "C"]) {
      const parts = (await numbersOf(bytes, column)).map((text) => exact(text ?? ""));
      const total = parts.pop();
      const sum = parts.reduce<Exact>((all, part) => add(all, part), zero);
      expect(toText(sum)).toBe(column === "B" ? "100" : batch);
      expect(total).toEqual(sum);
    }
  },
);

test("of which nothing is priced the cost is unknown, not 0", async () => {
  const text = await printed(thirds);
  expect(text).toContain("Cost of a kilogram Unknown");
  expect(text).not.toMatch(/\b0\.00\b|EUR 0/);
  expect(await numbersOf(await workbook(thirds), "J")).toEqual([]);
});

test("of ranges the amounts are ranges, and what does not add up says so", async () => {
  const ranges = formulaContent([
    { name: "Water", inci: "Aqua", weight: "qs" },
    { inci: "Squalane", weight: "5% to 10%" },
    { inci: "Glycerin", weight: "4% to 6%" },
  ]);
  const text = await printed(ranges);
  expect(text).toContain("50.000 to 100.000");
  expect(text).toContain("Some shares are ranges.");
  expect(text).toContain("Aqua, Squalane*, Glycerin*");
  const over = formulaContent([
    { inci: "Squalane", weight: "99%" },
    { inci: "Glycerin", weight: "2%" },
  ]);
  expect(await printed(over)).toContain("More than 100 %");
  expect(await printed(formulaContent([{ name: "Gum", weight: "some" }]))).toContain("Unknown");
  expect(await printed(FormulaContent.parse({ phases: [] }))).toContain("Day cream");
});

test("a version is written as it was kept, also where the formula went on", async () => {
  const { buyer, project } = laboratory;
  const { key } = await createFormula({ project_key: project.key, created_by: buyer.key });
  const on = { as: buyer.key, params: { ...at(project), formulaKey: key } };
  const { call } = formulas.app;
  await call(`POST ${root}/:formulaKey/versions`, {
    ...on,
    body: { note: "Sent to Ada", revision: 1 },
  });
  const content = formulaContent([{ inci: "Squalane", weight: "100%" }]);
  await call(`PUT ${root}/:formulaKey`, { ...on, body: { title: "Oil", content, revision: 1 } });
  const { actor } = found(await findAccount(buyer.key, "en"));
  const file = await makeFormulaFile({ actor, language: "en" }, on.params, {
    ...{ format: "pdf", batch: "100", currency: "EUR", version: 1 },
  });
  expect(file.name).toBe("Oil 1.pdf");
  const { pages } = await readPdf(file);
  const text = pages.flat().join(" ").replaceAll(/\s+/g, " ");
  expect(text).toContain("Version 1, kept on");
  expect(text).toContain("Sent to Ada");
  expect(text).not.toContain("Squalane");
});

test("what people write is text in the workbook, whatever it looks like", async () => {
  const lines = hostileTexts.map((text) => ({
    name: text,
    inci: text,
    function: text,
    weight: "1%",
  }));
  const content = formulaContent(lines);
  const phases = content.phases.map((phase) => ({ ...phase, name: "=1+1", steps: ["=1+1"] }));
  expect(await liveSheetCells(await workbook({ phases }))).toEqual([]);
});

test("a long formula goes on over pages, and its notes too", async () => {
  const lines = Array.from({ length: 100 }, (_, at_) => ({
    ...{ name: `Raw material ${at_}`, inci: `INCI NAME ${at_}`, weight: "1%" },
    function: "Emollient and much else",
  }));
  const { pages } = await readPdf(await make(formulaContent(lines)));
  expect(pages.length).toBeGreaterThan(4);
  expect(pages.flat().join(" ")).toContain("Raw material 99");
  expect(pages.at(1)?.join(" ")).toContain("% by weight");
});

test("batches lie between 100 g and a tonne, to the milligram; each file is noted", async () => {
  const { buyer, project } = laboratory;
  const { key } = await createFormula({ project_key: project.key, created_by: buyer.key });
  const ask = async (query: Record<string, string>) => {
    const params = { ...at(project), formulaKey: key };
    const options = { as: buyer.key, params, query };
    return (await formulas.app.call(`GET ${root}/:formulaKey/export`, options)).status;
  };
  for (const batch of ["99.999", "1000000.001", "100.0001", "1e3", "-5"])
    expect(await ask({ format: "xlsx", batch })).toBe(400);
  expect(await ask({ format: "docx" })).toBe(400);
  expect(await ask({ format: "pdf", version: "1" })).toBe(404);
  expect(await ask({ format: "pdf", batch: "100" })).toBe(200);
  const events = db().selectFrom("security_events").where("user_key", "=", buyer.key);
  expect(await events.select(["kind", "details"]).execute()).toEqual([
    { kind: "exported", details: { what: "formulas" } },
  ]);
});
