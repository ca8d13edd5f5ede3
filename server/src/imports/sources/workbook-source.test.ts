import { describe, expect, test } from "vitest";
import { open, read } from "./testing-sources.ts";
import { packed, workbook } from "./workbook/testing-workbook.ts";

const header = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';
const texts = ["<t>Name</t>", "<t>Value</t>"];
const row = (line: number, value: string) =>
  `<row r="${line}"><c r="A${line}" t="inlineStr"><is><t>x</t></is></c>${value}</row>`;

/** What is read in the cell B2 of such XML. */
async function shownAs(cell: string, parts: { formats?: string[]; since1904?: boolean } = {}) {
  const { rows } = await read(
    await workbook({ sheets: [{ name: "S", rows: header + row(2, cell) }], texts, ...parts }),
  );
  return rows[0]?.cells.Value;
}

describe("cells as people see them", () => {
  test.each([
    ["a shared text", '<c r="B2" t="s"><v>0</v></c>', "Name"],
    ["a text with escapes", '<c r="B2" t="inlineStr"><is><t>a_x000D_b</t></is></c>', "a\rb"],
    ["a number", '<c r="B2"><v>12.5</v></c>', 12.5],
    ["a number with the noise of its last bits", '<c r="B2"><v>0.30000000000000004</v></c>', 0.3],
    ["a truth value", '<c r="B2" t="b"><v>1</v></c>', true],
    ["the value of a formula", '<c r="B2" t="str"><f>A2</f><v>text</v></c>', "text"],
    ["a formula that nobody has computed", '<c r="B2"><f>A2</f></c>', "#FORMULA!"],
    ["an error", '<c r="B2" t="e"><v>#N/A</v></c>', "#N/A"],
    ["per cent", '<c r="B2" s="1"><v>7.0000000000000007E-2</v></c>', "7%"],
    ["a date", '<c r="B2" s="2"><v>45000</v></c>', "2023-03-15"],
    ["a date with its time", '<c r="B2" s="3"><v>45000.5</v></c>', "2023-03-15 12:00"],
    ["a number with leading zeros", '<c r="B2" s="4"><v>42</v></c>', "000042"],
    ["a number with its unit", '<c r="B2" s="5"><v>2.5</v></c>', "2.5 kg"],
    ["a date in a format of every program", '<c r="B2" s="6"><v>45000</v></c>', "2023-03-15"],
  ])("%s", async (_what, cell, value) => {
    const formats = ["0.00%", "dd/mm/yyyy", "yyyy-mm-dd hh:mm", "000000", '0.00" kg"'].map((code) =>
      code.replaceAll('"', "&quot;"),
    );
    expect(await shownAs(cell, { formats })).toBe(value);
  });

  test("years that begin in 1904", async () => {
    expect(await shownAs('<c r="B2" s="1"><v>0</v></c>', { since1904: true })).toBe("1904-01-01");
  });

  test("rich text without its pronunciation", async () => {
    const rich = "<r><t>Ro</t></r><r><t>se</t></r><rPh><t>ローズ</t></rPh>";
    const { rows } = await read(
      await workbook({
        sheets: [{ name: "S", rows: header + row(2, '<c r="B2" t="s"><v>2</v></c>') }],
        texts: [...texts, rich],
      }),
    );
    expect(rows[0]?.cells.Value).toBe("Rose");
  });
});

describe("sheets", () => {
  const book = () =>
    workbook({
      sheets: [
        { name: "Hidden", state: "hidden", rows: header + row(2, "") },
        { name: "Cover", rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' },
        {
          name: "Data",
          rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>List of 2026</t></is></c></row><row r="2"/>${header.replaceAll(/r="([AB]?)1"/g, 'r="$13"')}${row(7, '<c r="B7"><v>1</v></c>')}`,
        },
      ],
      texts,
    });

  test("the first that has rows is read, from its header on; lines are the sheet's own", async () => {
    const { source, rows } = await read(await book());
    expect(source).toMatchObject({
      format: "XLSX",
      encoding: null,
      sheets: ["Cover", "Data", "Hidden"],
      sheet: "Data",
    });
    expect(rows).toEqual([{ row: 1, line: 7, cells: { Name: "x", Value: 1 } }]);
  });

  test("covers, contents and instructions are no table, however long they are", async () => {
    const line = (at: number, ...texts: string[]) =>
      `<row r="${at}">${texts.map((text, cell) => `<c r="${"ABCDEF"[cell]}${at}" t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
    const lines = (count: number, of: (at: number) => string[]) =>
      Array.from({ length: count }, (_, at) => line(at + 1, ...of(at))).join("");
    const sheets = [
      { name: "Cover", rows: lines(6, (at) => [at === 2 ? "Price list 2026" : `Line ${at}`]) },
      { name: "Read me", rows: lines(50, (at) => [`${at}.`, `Instruction ${at}`]) },
      { name: "Empty", rows: "" },
      {
        name: "Products",
        rows: lines(5, (at) =>
          at === 0
            ? ["Name", "INCI", "CAS", "Function"]
            : [`N${at}`, "AQUA", "7732-18-5", "Solvent"],
        ),
      },
    ];
    const { source, rows } = await read(await workbook({ sheets }));
    expect(source).toMatchObject({ sheet: "Products", sheets: sheets.map(({ name }) => name) });
    expect(rows).toHaveLength(4);
  });

  test("the one that is asked for", async () => {
    const { source } = await read(await book(), { sheet: "Hidden" });
    expect(source.sheet).toBe("Hidden");
    await expect(open(await book(), { sheet: "None" })).rejects.toMatchObject({
      code: "file-no-such-sheet",
      params: { sheets: "Cover, Data, Hidden" },
    });
  });
});

test("a table in a zip of its own is read; of several none is", async () => {
  expect((await read(await packed({ "list.csv": "a,b\n1,2\n" }))).rows[0]?.cells.b).toBe("2");
  await expect(open(await packed({ "a.csv": "a\n1", "b.csv": "a\n1" }))).rejects.toMatchObject({
    code: "file-no-products",
  });
});

test("entities that a document defines for itself are not followed", async () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&a;</t></is></c></row></sheetData></worksheet>';
  const whole = await workbook({ sheets: [{ name: "S", rows: "" }] });
  expect(whole.length).toBeGreaterThan(0);
  const parts = { sheets: [{ name: "S", rows: `</sheetData></worksheet>${bomb}` }] };
  await expect(open(await workbook(parts))).rejects.toMatchObject({ code: "file-damaged" });
});
