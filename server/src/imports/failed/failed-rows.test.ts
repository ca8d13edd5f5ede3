import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { putAsset } from "../../kernel/assets/assets.ts";
import { db } from "../../kernel/db/db.ts";
import { hostileTexts, liveCsvCells, liveSheetCells } from "../../kernel/tables/testing-tables.ts";
import { uploadImport } from "../commands/upload-import.ts";
import { openSource } from "../sources/open-source.ts";
import {
  type Address,
  check,
  checkAndRun,
  here,
  manager,
  mapped,
  prepareImports,
  record,
} from "../testing-imports.ts";
import { openFailedRows } from "./failed-rows.ts";
import { writeFailedTable } from "./write-table.ts";

prepareImports();

const german = () => ({ ...manager, language: "de" as const });

async function failed(address: Address, actor = manager) {
  const { stream, name } = await openFailedRows(actor, address);
  return { name, text: (await buffer(stream)).toString("utf8") };
}

const broken = [
  "id,name,inci",
  "1,Good,A",
  '2,"",B',
  `3,"${"x".repeat(2_001)}",C`,
  '4,"Good, too",D',
  '5," ","quoted ""E"", and more"',
];

test("are the rows as they were given, with the reasons in the reader's language", async () => {
  const { address } = await checkAndRun(broken);
  const { name, text } = await failed(address);
  expect(name).toBe("products – not imported.csv");
  const [header, ...rows] = text.split("\r\n");
  expect(header).toBe("\ufeffid,name,inci,Reason (not imported)");
  expect(rows).toEqual([
    expect.stringMatching(/^2,,B,name: \S/),
    expect.stringMatching(/^3,x{2001},C,name: This text is too long/),
    expect.stringMatching(/^5," ","quoted ""E"", and more",name: \S/),
    "",
  ]);
  expect((await failed(address, german())).text).toMatch(/^\ufeffid,name,inci,Grund \(nicht/);
});

test("of a dry run are those that the run would reject", async () => {
  const address = await mapped(broken);
  await check(address);
  expect((await failed(address)).text.trimEnd().split("\r\n")).toHaveLength(4);
});

test("mended and given again they are linked, mapped as before, and the reasons are no column", async () => {
  const { address } = await checkAndRun(broken);
  const { text } = await failed(address, german());
  const mended = text.replace(/^2,,/m, "2,Mended,");
  const id = await uploadImport(manager, {
    company_key: here.company,
    upload: { data: {}, name: "again.csv", content: Readable.from([mended]) },
  });
  const again = await record({ company_key: here.company, id });
  expect(again).toMatchObject({ repairs: address.id, mapping_from: "REPAIR" });
  expect(again.columns.map(({ name }) => name)).toEqual(["id", "name", "inci"]);
  expect(again.mapping).toEqual((await record(address)).mapping);
});

test("a workbook comes back as a workbook, numbers as numbers", async () => {
  const table = {
    columns: ["Name", "Shelf life"],
    rows: Readable.from(
      [
        { Name: "A & <B>\n\u0001é", "Shelf life": 24 },
        { Name: "", "Shelf life": true },
        { Name: "C", "Shelf life": "x" },
      ].map((cells) => ({ cells, beyond: [] })),
    ),
  };
  const file = path.join(here.folder, "made.xlsx");
  const { stream } = writeFailedTable(table, { format: "XLSX", delimiter: null });
  await writeFile(file, await buffer(stream));
  const source = await openSource(file);
  const rows = [];
  for await (const { cells } of source.rows()) rows.push(cells);
  await source.close();
  expect(source.format).toBe("XLSX");
  expect(rows).toMatchObject([
    { Name: "A & <B>\n\u0001é", "Shelf life": 24 },
    { "Shelf life": true },
    { Name: "C", "Shelf life": "x" },
  ]);
});

test("hold no formula, and are given again as they were", async () => {
  const hostile = hostileTexts.filter((each) => !/^\s/.test(each));
  const rows = hostile.map(
    (each, at) => `${at},"${" ".repeat(at)}","${each.replaceAll('"', '""')}"`,
  );
  const { address } = await checkAndRun(["id,name,inci", ...rows]);
  const { text } = await failed(address);
  expect(liveCsvCells(text)).toEqual([]);
  const file = path.join(here.folder, "refused.csv");
  await writeFile(file, text);
  const source = await openSource(file);
  const again = [];
  for await (const { cells } of source.rows()) again.push(cells.inci);
  await source.close();
  expect(again).toEqual(hostile);

  const workbook = writeFailedTable(
    {
      columns: ["=1+1", "name"],
      rows: Readable.from(hostile.map((name) => ({ cells: { name }, beyond: [] }))),
    },
    { format: "XLSX", delimiter: null },
  );
  expect(await liveSheetCells(await buffer(workbook.stream))).toEqual([]);
});

test("a row with more cells than the table comes back with all of them, and is refused again", async () => {
  const { address } = await checkAndRun([
    "id,name,inci",
    "1,Good,A",
    "2,Rose, water,B,",
    "3,Fine,C",
  ]);
  const { text } = await failed(address);
  expect(text.split("\r\n")[1]).toMatch(/^2,Rose," water",.+,B$/);
  const file = path.join(here.folder, "long.csv");
  await writeFile(file, `${text}4,Fine,D,\r\n5,Fine,E,\r\n`);
  const source = await openSource(file);
  const problems = [];
  for await (const { problem } of source.rows()) problems.push(problem?.code);
  await source.close();
  expect(problems).toEqual(["row-too-long", undefined, undefined]);
});

test("a line of JSON that is broken comes back with its text", async () => {
  const { id } = await mapped(["name"]);
  const lines = ['{"name":"A"}', '{"name":"B"', '{"name":"C"}'];
  await putAsset(`imports/${id}`, Buffer.from(lines.join("\n")));
  await db().updateTable("imports").set({ format: "JSON" }).where("id", "=", id).execute();
  const address = { id, company_key: here.company };
  await check(address);
  expect(JSON.parse((await failed(address)).text)).toEqual([
    { "Text as given": '{"name":"B"', "Reason (not imported)": expect.any(String) },
  ]);
});

test("of a JSON file are objects", async () => {
  const { id } = await mapped(["name"]);
  const content = JSON.stringify([{ name: "A", more: { of: 1 } }, { name: "" }, { name: "B" }]);
  await putAsset(`imports/${id}`, Buffer.from(content));
  await db().updateTable("imports").set({ format: "JSON" }).where("id", "=", id).execute();
  const address = { id, company_key: here.company };
  await check(address);
  expect(JSON.parse((await failed(address)).text)).toEqual([
    { name: "", "Reason (not imported)": expect.any(String) },
  ]);
});
