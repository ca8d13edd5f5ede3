import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, unique, visit } from "./browser.ts";
import { createCompany, file, heading, next, tile } from "./import-steps.ts";
import { png } from "./png.ts";
import { bookOf } from "./workbook.ts";

const header = "Article no;Trade name;INCI name;CAS no;Function;Origin;In stock;Sales remark";

/** Row 5, 10 … 60 of the catalogue are broken, in three ways. */
const brokenRows = Array.from({ length: 12 }, (_, at) => (at + 1) * 5);
const rowOf = (row: number, prefix: string) =>
  [
    `${prefix}-${row}`,
    `${prefix} Extract ${row}`,
    "Camellia Sinensis Leaf Extract",
    "84650-60-2",
    row % 2 === 0 ? "HUMECTANT" : "EMOLLIENT",
    row % 2 === 0 ? "pflanzlich" : "mineral",
    "yes",
    "",
  ] as const;

function brokenRow(row: number, prefix: string): string {
  const [number, name, inci, cas, functions, origin, inStock, remark] = rowOf(row, prefix);
  const broken = [
    // A cell too many, a word that is neither yes nor no, no name.
    [number, name, inci, cas, functions, origin, inStock, remark, "one more"],
    [number, name, inci, cas, functions, origin, "perhaps", remark],
    [number, "", inci, cas, functions, origin, inStock, remark],
  ];
  return (broken[(row / 5) % 3] ?? []).join(";");
}

function catalogue(prefix: string): Buffer {
  const rows = Array.from({ length: 60 }, (_, at) => at + 1).map((row) =>
    brokenRows.includes(row) ? brokenRow(row, prefix) : rowOf(row, prefix).join(";"),
  );
  return Buffer.from([header, ...rows].join("\r\n"));
}

/** From the matched columns to the end of the run. */
async function checkAndRun(page: Page, { refused, made }: { refused: number; made: number }) {
  await page.getByRole("button", { name: "Start the dry run" }).click();
  await tile(page, `${made} new`).waitFor();
  await tile(page, `${refused} refused`).waitFor();
  await page.getByRole("button", { name: `Import ${made} rows` }).click();
  await page.getByText("The import is done.").waitFor();
  await heading(page, "Result");
}

test("a catalogue with 12 broken rows is imported, mended, given again and undone", async () => {
  const page = await signedIn("support@neroli.example", "/admin/imports");
  const prefix = `Imp ${unique()}`;
  const company = await createCompany(page, `${prefix} House`);
  await visit(page, `/admin/imports?company=${company}`);
  await page.getByText("No imports yet").waitFor();
  await expectAccessible(page);
  await page.getByLabel("What is in it").selectOption("Ingredients");
  await page.getByLabel("Segment").selectOption("Personal care");
  await page.getByLabel("Choose a file").setInputFiles(file("catalogue.csv", catalogue(prefix)));

  // What was found, and what a person makes of it.
  await heading(page, "Which column is which field");
  await expect.poll(() => page.getByLabel("Between cells").inputValue()).toBe(";");
  const field = (column: string) =>
    page.getByRole("combobox", { name: `Field of the column ${column}`, exact: true });
  await expect.poll(() => field("Trade name").inputValue()).toMatch(/name/i);
  await expect.poll(() => field("Sales remark").inputValue()).toBe("Not imported");
  await field("Trade name").fill("Name");
  const offered = page.getByRole("listbox", { name: "Field of the column Trade name" });
  await offered.getByRole("option", { name: "Name", exact: true }).click();
  await page
    .getByLabel("A product that is there already is recognised by")
    .selectOption("Own number in the column “Article no”");
  await expectAccessible(page);
  await page.reload();
  await heading(page, "Which column is which field");
  await expect.poll(() => field("Trade name").inputValue()).toBe("Name");
  await next(page);

  // Words of the file; every step has its address.
  await page.waitForURL(/step=values/);
  const origin = page.getByRole("region", { name: "Origin (column Origin)" });
  await origin
    .getByRole("combobox", { name: "What mineral is taken for" })
    .selectOption({ label: "Mineral" });
  await origin
    .getByRole("combobox", { name: "What pflanzlich is taken for" })
    .selectOption({ label: "Botanical" });
  await expectAccessible(page);
  await next(page);

  await page.getByRole("button", { name: "Start the dry run" }).click();
  await tile(page, "48 new").waitFor();
  await tile(page, "12 refused").click();
  const reasons = page.getByRole("listitem");
  await reasons.filter({ hasText: "“perhaps” in In stock:" }).first().waitFor();
  await page.getByText("12 entries").waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByText("12 entries").waitFor();
  await page.getByRole("button", { name: "Import 48 rows" }).click();
  await page.getByText("The import is done.").waitFor();
  const first = page.url();
  await expectAccessible(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download refused rows" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("catalogue - refused rows.csv");
  const failed = (await readFile(await download.path(), "utf8")).trim().split(/\r?\n/);
  expect(failed).toHaveLength(13);
  const failedHeader = failed[0]?.replace("\ufeff", "") ?? "";
  expect(failedHeader.startsWith(header)).toBe(true);
  expect(failedHeader.split(";")).toHaveLength(9);
  const mended = brokenRows.map((row) => [...rowOf(row, prefix), ""].join(";"));
  await page
    .getByLabel("Give the mended file")
    .setInputFiles(file("mended.csv", Buffer.from([failedHeader, ...mended].join("\r\n"))));

  // The columns are matched as before.
  await page.getByText("Matched as in the import whose rows these are.").waitFor();
  await page.getByText("Mended rows of").waitFor();
  await expect.poll(() => field("Trade name").inputValue()).toBe("Name");
  await next(page);
  await heading(page, "Values");
  await next(page);
  await checkAndRun(page, { refused: 0, made: 12 });
  await visit(page, `/admin/products/ingredients?company=${company}`);
  await page.getByText("60 entries").waitFor();

  await page.goto(first);
  await page.getByRole("link", { name: "mended.csv" }).waitFor();
  await page.getByRole("button", { name: "Undo the import" }).click();
  const question = page.getByRole("dialog", { name: "Undo catalogue.csv?" });
  await question.getByText("The 48 products that it made are removed.").waitFor();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Undo the import" }).click();
  await page.getByText("48 products removed").waitFor();
  await visit(page, `/admin/products/ingredients?company=${company}`);
  await page.getByText("12 entries").waitFor();

  // The company's next file of these columns is matched as this one was.
  await visit(page, `/admin/imports?company=${company}`);
  await page.getByLabel("Choose a file").setInputFiles(file("again.csv", catalogue(prefix)));
  await page.getByText("Matched as in your last file with these columns.").waitFor();
  await expect.poll(() => field("Trade name").inputValue()).toBe("Name");
});

test("what is no table, or has one column too many, is refused with the reason", async () => {
  const page = await signedIn("manager@neroli.example", "/admin/imports", { mayLog: /400/ });
  const choose = page.getByLabel("Choose a file");
  await choose.setInputFiles({ ...png({ width: 40, height: 40 }), name: "picture.csv" });
  const refused = page.getByRole("alert");
  await refused.getByText("picture.csv was not taken:").waitFor();
  await refused.getByText(/^This file cannot be read: /).waitFor();
  const shifted = ["Name;INCI name;CAS;Function", "A;Aqua;7732-18-5", "B;Glycerin;56-81-5"];
  await choose.setInputFiles(file("header.csv", Buffer.from(shifted.join("\n"))));
  await refused.getByText("header.csv was not taken:").waitFor();
  await refused.getByText(/^This file cannot be read: .*4/).waitFor();
  await choose.setInputFiles(file("empty.csv", Buffer.alloc(0)));
  await refused.getByText("empty.csv is empty.").waitFor();
  await expectAccessible(page);
});

test("in German on a phone an import is gone through and removed", async () => {
  const page = await signedIn("support@neroli.example", "/admin/imports", {
    locale: "de-DE",
    width: 390,
    height: 844,
  });
  const prefix = `Handy ${unique()}`;
  const company = await createCompany(page, `${prefix} Haus`);
  await visit(page, `/admin/imports?company=${company}`);
  await noOverflow(page);
  await expectAccessible(page);
  await page.getByLabel("Was darin steht").selectOption("Inhaltsstoffe");
  await page.getByLabel("Segment").selectOption("Körperpflege");
  await page.getByLabel("Datei auswählen").setInputFiles(file("katalog.csv", catalogue(prefix)));
  await page.getByRole("heading", { name: "Welche Spalte welches Feld ist" }).waitFor();
  await noOverflow(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  // The step before has the same button.
  await heading(page, "Werte");
  await noOverflow(page);
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await page.getByRole("button", { name: "Probelauf starten" }).click();
  await page.getByRole("button", { name: "12 abgelehnt" }).waitFor();
  await noOverflow(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Alle Importe" }).click();
  await page.getByRole("button", { name: "Aktionen für katalog.csv" }).first().click();
  await page.getByRole("menuitem", { name: "Entfernen" }).click();
  await page
    .getByRole("dialog", { name: "katalog.csv entfernen?" })
    .getByRole("button", { name: "Entfernen" })
    .click();
  await page.getByText("Import entfernt").waitFor();
});

test("a workbook with a cover: its table is read, and another sheet follows", async () => {
  const page = await signedIn("support@neroli.example", "/admin/imports");
  const own = unique();
  const company = await createCompany(page, `Sheets ${own}`);
  await visit(page, `/admin/imports?company=${company}`);
  const table = (name: string) => [
    ["Trade name", "INCI name", "CAS no", "Function"],
    [`${name} One ${own}`, "Glycerin", "56-81-5", "Humectant"],
    [`${name} Two ${own}`, "Urea", "57-13-6", "Humectant"],
  ];
  const buffer = bookOf({
    Cover: [["Price list"], ["Valid from 2026"], ["Please read the terms"]],
    Actives: table("Active"),
    Solvents: table("Solvent"),
  });
  await page.getByLabel("Choose a file").setInputFiles({ ...file("list.xlsx", buffer) });
  await heading(page, "Which column is which field");
  await expect.poll(() => page.getByLabel("Sheet").inputValue()).toBe("Actives");
  await page.getByText("The one of 3 sheets that looks most like a table of products.").waitFor();
  await expectAccessible(page);
  const import_ = async () => {
    await next(page);
    await page.waitForURL(/step=values/);
    await next(page);
    await page.getByRole("button", { name: "Start the dry run" }).click();
    await page.getByRole("button", { name: "Import 2 rows" }).click();
    await page.getByText("The import is done.").waitFor();
  };
  await import_();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import “Solvents”" }).click();
  await heading(page, "Which column is which field");
  await expect.poll(() => page.getByLabel("Sheet").inputValue()).toBe("Solvents");
  await import_();
  await page.getByText(`Solvent Two ${own}`).first().waitFor();
});

test("empty cells keep what is there, or empty it where one says so, and undoing brings it back", async () => {
  const page = await signedIn("support@neroli.example", "/admin/imports");
  const name = `Emptied ${unique()}`;
  const company = await createCompany(page, `House of ${name}`);
  const give = async (cells: string) => {
    await visit(page, `/admin/imports?company=${company}`);
    const content = Buffer.from(`Name;INCI name;Tagline;CAS no\r\n${name};${cells}\r\n`);
    await page.getByLabel("Choose a file").setInputFiles(file("list.csv", content));
    await heading(page, "Which column is which field");
  };
  const dryRun = async () => {
    await next(page);
    await page.waitForURL(/step=(values|check)/);
    if (page.url().includes("values")) await next(page);
    await page.getByRole("button", { name: "Start the dry run" }).click();
  };
  await give("Glycerin;Soft and light;56-81-5");
  await dryRun();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByText("The import is done.").waitFor();

  await give("Glycerin;;56-81-5");
  await dryRun();
  await tile(page, "1 unchanged").waitFor();
  await page
    .getByRole("button", { name: /Columns/ })
    .first()
    .click();
  await page.getByLabel("Empty cells").selectOption({ label: "Empty the field" });
  await expectAccessible(page);
  await dryRun();
  await page.getByText("These fields become empty:").waitFor();
  await page.getByRole("listitem").filter({ hasText: "Tagline: 1 product" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByText("The import is done.").waitFor();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo the import" }).click();
  await page.getByText("1 as it was before").waitFor();
});
