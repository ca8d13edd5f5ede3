import { tmpdir } from "node:os";
import { buffer } from "node:stream/consumers";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { type Actor, visitor } from "../kernel/actor.ts";
import type { FileAnswer } from "../kernel/http/routes.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { readPdf } from "../kernel/pdf/testing-pdf.ts";
import { liveSheetCells, readSheet } from "../kernel/tables/testing-tables.ts";
import { styles } from "../kernel/tables/workbook-parts.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { makeFile } from "./files/make-file.ts";
import { comparisonRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  startMail({ data: tmpdir(), origin: "https://neroli.example" });
  app = await testApp({ routes: [comparisonRoutes], ...(await testIdentity()) });
});

afterAll(async () => {
  await app.close();
  await database.close();
});

const compare = (products: readonly string[], as?: string) =>
  app.call("GET /comparison", { query: { products: products.join(",") }, ...(as && { as }) });
const download = (query: Record<string, string>, as?: string) =>
  app.call("GET /comparison/export", { query, ...(as && { as }) });
const make = async (fields: ProductFields & { name: string }) =>
  (await createProduct({ fields })).key;
const vetted = (): Actor => ({ ...visitor("de"), vetted: true, name: "Maren Holt" });

describe("what is compared", () => {
  test("in the order asked for, each as its reader may see it", async () => {
    const rose = await make({ name: "Rose wax", rci: 71, usage_level: { min: 1, max: 5 } });
    const jasmine = await make({ name: "Jasmine wax", category_manager: "Ines" });
    await createAsset({ product_key: jasmine, name: "SDS.pdf", document_type: "SDS" });
    const { body } = await compare([jasmine, rose, jasmine]);
    expect(body).toMatchObject({ offering: "INGREDIENTS", others: [], unavailable: [] });
    expect(body.products.map(({ name }) => name)).toEqual(["Jasmine wax", "Rose wax"]);
    expect(body.products[1]).toMatchObject({ restricted_fields: ["rci"] });
    expect(body.products[1]?.fields.rci).toBeUndefined();
    expect(body.products[0]?.documents.map(({ type }) => type)).toEqual(["SDS"]);
    expect(JSON.stringify(body)).not.toContain("Ines");
    const member = (await createUser()).key;
    expect((await compare([rose], member)).body.products[0]?.fields.rci).toBe(71);
    const editor = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
    const all = await compare([jasmine], editor.key);
    expect(all.body.products[0]?.fields.category_manager).toBe("Ines");
  });

  test("what does not exist for the reader is told without a name", async () => {
    const shown = await make({ name: "Shown wax" });
    const trashed = await createProduct({
      fields: { name: "Trashed wax" },
      trashed_at: new Date(),
    });
    const excluding = await createProduct({
      fields: { name: "Excluding wax" },
      excluded_types: ["DISTRIBUTOR"],
    });
    const company = await createCompany({ type: "DISTRIBUTOR" });
    const rival = await createUser({ company_key: company.key });
    const asked = [trashed.key, shown, excluding.key, "no-such-product"];
    const { body } = await compare(asked, rival.key);
    expect(body.products.map(({ key }) => key)).toEqual([shown]);
    expect(body.unavailable).toEqual([trashed.key, excluding.key, "no-such-product"]);
    expect(JSON.stringify(body)).not.toMatch(/Trashed|Excluding/);
    expect((await compare(asked)).body.unavailable).toEqual([trashed.key, "no-such-product"]);
    expect((await compare(asked.slice(0, 1))).body).toMatchObject({ offering: null, products: [] });
  });

  test("one offering at a time: that of the first", async () => {
    const wax = await make({ name: "Wax" });
    const cream = await createProduct({ offering: "FORMULATIONS", fields: { name: "Cream" } });
    const { body } = await compare([cream.key, wax]);
    expect(body.offering).toBe("FORMULATIONS");
    expect(body.products.map(({ key }) => key)).toEqual([cream.key]);
    expect(body.others).toEqual([{ key: wax, name: "Wax", offering: "INGREDIENTS" }]);
  });

  test.each([
    ["seven products", { products: "a,b,c,d,e,f,g" }],
    ["a key that is none", { products: "Not A Key" }],
    ["no products", {}],
  ])("%s are refused", async (_, query) => {
    const { status } = await app.call("GET /comparison", { query });
    expect(status).toBe(400);
  });
});

describe("as a file", () => {
  const kinds = ["XLSX", "PDF"] as const;

  test("of nothing that one may see there is none", async () => {
    for (const format of kinds) {
      expect((await download({ products: "no-such-product", format })).status).toBe(404);
      expect((await download({ products: await make({ name: "Wax" }), format })).status).toBe(200);
    }
    expect((await download({ products: "a", format: "DOCX" })).status).toBe(400);
  });

  test("a workbook in the reader's language, with what differs marked", async () => {
    const products = [
      await make({ name: "Öl", functions: ["Emollient"], origin: ["BOTANICAL"], rci: 71 }),
      await make({ name: "=Wax/1", functions: ["Emollient"], origin: ["MINERAL"] }),
    ];
    const order = { products, format: "XLSX", differences: false } as const;
    const file = await makeFile(visitor("de"), order);
    expect(file.name).toBe("Öl, =Wax 1.xlsx");
    const workbook = await buffer(file.stream);
    expect(await liveSheetCells(workbook)).toEqual([]);
    const cells = await readSheet(workbook);
    const rows = rowsOf(cells);
    expect(rows[0]).toEqual(["Produkt", "Öl", "=Wax/1"]);
    expect(rows.find(([label]) => label === "Funktionen")).toEqual([
      "Funktionen",
      "Emollient",
      "Emollient",
    ]);
    expect(rows.find(([label]) => label?.startsWith("≠ "))?.slice(1)).toEqual([
      "Pflanzlich",
      "Mineralisch",
    ]);
    const marked = [...cells].filter(([, { style }]) => style === styles.differing);
    expect(marked.map(([, { text }]) => text)).toEqual(["Pflanzlich", "Mineralisch"]);
    expect([...cells.values()].map(({ text }) => text)).toContain("Eingeschränkt");
    expect([...cells.values()].map(({ text }) => text)).not.toContain("71");
    const seen = rowsOf(await read(await makeFile(vetted(), order)));
    expect(seen.find((row) => row.includes("71"))?.[2]).toBe("–");
    const only = await read(await makeFile(visitor("de"), { ...order, differences: true }));
    expect(rowsOf(only).some(([label]) => label === "Funktionen")).toBe(false);
  });

  test("a PDF with every letter, its head on each page", async () => {
    const description = Array.from({ length: 900 }, (_, at) => `Satz${at}`).join(" ");
    const products = [
      await make({ name: "Žluťoučký œuf ≥ 5 µm", description, shelf_life: 24 }),
      await make({ name: "Poly(α-olefin)", ph_stability_range: { max: 7.5 } }),
    ];
    const order = { products, format: "PDF", differences: false } as const;
    const file = await makeFile(vetted(), order);
    expect(file.name).toBe("Žluťoučký œuf ≥ 5 µm, Poly(α-olefin).pdf");
    const { title, pages } = await readPdf(file);
    expect(title).toBe("Inhaltsstoffe vergleichen: Žluťoučký œuf ≥ 5 µm, Poly(α-olefin)");
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries()) {
      // Micro sign and Greek letter are one drawing.
      expect(page.join(" ").normalize("NFKC")).toContain("Žluťoučký œuf ≥ 5 μm");
      expect(page).toContain(`Seite ${at + 1} von ${pages.length}`);
    }
    const text = pages.flat().join(" ");
    for (const written of ["Satz0", "Satz899", "≤ 7,5", "24 Monate", "Maren Holt"]) {
      expect(text).toContain(written);
    }
  });
});

const read = async ({ stream }: FileAnswer) => readSheet(await buffer(stream));

/** The texts of each line, in the order of the columns. */
function rowsOf(cells: ReadonlyMap<string, { text: string }>): string[][] {
  const rows = new Map<number, string[]>();
  for (const [place, { text }] of cells) {
    const line = Number(place.replace(/\D+/, ""));
    rows.set(line, [...(rows.get(line) ?? []), text]);
  }
  return [...rows.values()];
}
