import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import type { DataSheet } from "@neroli/contract/imports/data-sheets.ts";
import PDFDocument from "pdfkit";
import { describe, expect, test } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { AppError } from "../../kernel/errors.ts";
import { onePage, pdfOf } from "../../kernel/pdf/testing-pdf.ts";
import { readDataSheet } from "../commands/read-data-sheet.ts";
import { here, manager, prepareImports } from "../testing-imports.ts";
import { SheetPaper } from "./testing-sheet-paper.ts";

prepareImports();

const read = (bytes: Buffer, company_key = here.company): Promise<DataSheet> =>
  readDataSheet(manager, {
    company_key,
    upload: {
      data: { offering: "INGREDIENTS", segment: "PERSONALCARE" },
      content: Readable.from([bytes]),
    },
  });

async function refusalOf(bytes: Buffer): Promise<string> {
  const error = await read(bytes).then(
    () => new Error("it was read"),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return String(error.data?.reason);
}

const rows: readonly (readonly [string, string])[] = [
  ["INCI", "Caprylyl Glycol"],
  ["CAS No.", "1117-86-8"],
  ["Function", "Emollient, Humectant"],
  ["Appearance", "White solid."],
  ["Recommended use level", "0.5 – 1.0 %"],
  ["Viscosity (25 °C)", "200-400 mPa·s"],
  ["pH", "5.5"],
  ["Shelf life", "24 months"],
  ["Storage", "Cool and dry, tightly closed"],
  ["Flash point", "not determined"],
];

async function technicalSheet(): Promise<Buffer> {
  const paper = new SheetPaper({ size: 10 });
  paper.line("Technical data sheet", { bold: true });
  for (const row of rows) {
    paper.row(row, [
      { x: 0, width: 150 },
      { x: 170, width: 300 },
    ]);
  }
  return paper.bytes();
}

test("a technical sheet is read by its labels, with page and place of each value", async () => {
  const { kind, values } = await read(await technicalSheet());
  expect(kind).toBe("TDS");
  expect(values.map(({ field, value }) => [field, value])).toEqual([
    ["inci", "Caprylyl Glycol"],
    ["cas", "1117-86-8"],
    ["functions", "Emollient"],
    ["functions", "Humectant"],
    ["appearances", "White solid"],
    ["usage_level", { min: 0.5, max: 1 }],
    ["viscosity", { min: 200, max: 400 }],
    ["shelf_life", 24],
    ["storage_conditions", "Cool and dry, tightly closed"],
  ]);
  const [first] = values;
  expect(first).toMatchObject({ page: 1, section: null, said: "INCI Caprylyl Glycol" });
  expect(first?.area.left).toBeCloseTo(42 / 595.28, 2);
});

test("a sheet is for products of one's own company", async () => {
  const other = await createCompany();
  const reading = read(onePage("Trade name: Rose water"), other.key);
  await expect(reading).rejects.toMatchObject({ code: "not-found" });
});

const page = (contents: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${contents} >>`;
const catalogue = "<< /Type /Catalog /Pages 2 0 R >>";
const packed = (head: string, bytes: Buffer) => {
  const stream = deflateSync(bytes);
  const start = `<< ${head} /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(start), stream, Buffer.from("\nendstream")]);
};
const oneOf = (contents: Buffer | string, more = "") =>
  pdfOf([
    catalogue,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    page(`/Contents 4 0 R ${more}`),
    contents,
  ]);

async function locked(): Promise<Buffer> {
  const pdf = new PDFDocument({ userPassword: "secret", ownerPassword: "secret" });
  pdf.text("Trade name: Rose water");
  pdf.end();
  return buffer(pdf);
}

async function long(): Promise<Buffer> {
  const paper = new SheetPaper({ size: 9 });
  for (let number = 1; number < 122; number++) paper.turn();
  paper.line("Trade name: Rose water");
  return paper.bytes();
}

const strewn = "1 0 0 1 72 72 Tm (R) Tj 1 0 0 1 300 500 Tm (W) Tj ";

describe("files made to harm end in a sentence each", () => {
  test.each<readonly [string, () => Promise<Buffer>, RegExp]>([
    ["no PDF", async () => Buffer.from("Trade name: Rose water"), /no PDF/],
    ["a cut one", async () => onePage("Rose").subarray(0, 60), /damaged/],
    [
      "noise",
      async () => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(9_000, 7)]),
      /damaged/,
    ],
    ["a locked one", locked, /password/],
    ["a scan", async () => oneOf("<< /Length 0 >>\nstream\n\nendstream"), /no text/],
    ["too many pages", long, /more than 120 pages/],
    [
      "pages that hold themselves",
      async () => pdfOf([catalogue, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9 >>"]),
      /damaged|no text/,
    ],
    [
      "a picture of text that draws itself",
      async () =>
        oneOf(
          "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A 4 0 R >> >> /Length 9 >>\nstream\n/A Do /A Do\nendstream",
          "/Resources << /XObject << /A 4 0 R >> >>",
        ),
      /damaged|no text|memory or time/,
    ],
    [
      "four hundred megabytes of nothing",
      async () => oneOf(packed("", Buffer.alloc(400_000_000, " "))),
      /memory or time|no text|damaged/,
    ],
    [
      "text without an end",
      async () =>
        oneOf(
          packed(
            "",
            Buffer.from(`BT /F1 9 Tf ${"(Rose water) Tj 1 0 0 1 72 72 Tm ".repeat(400_000)} ET`),
          ),
          "/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>",
        ),
      /memory or time/,
    ],
    [
      "letters strewn over a page",
      async () =>
        oneOf(
          packed("", Buffer.from(`BT /F1 9 Tf ${strewn.repeat(60_000)} ET`)),
          "/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>",
        ),
      /memory or time/,
    ],
  ])(
    "%s",
    async (_, make, said) => {
      expect(await refusalOf(await make())).toMatch(said);
    },
    120_000,
  );

  test("a program in a sheet is not run, and the sheet is read", async () => {
    const bytes = pdfOf([
      "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      page("/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>"),
      "<< /Length 56 >>\nstream\nBT /F1 12 Tf 72 720 Td (Trade name: Rose water) Tj ET   \nendstream",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]);
    expect((await read(bytes)).values).toMatchObject([
      { field: "trade_name", value: "Rose water" },
    ]);
  });
});
