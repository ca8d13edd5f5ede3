import { Readable } from "node:stream";
import yazl from "yazl";
import { asText } from "./as-text.ts";
import type { FailedTable } from "./failed-table.ts";

/** A workbook of one sheet, made while it is sent. */
export function writeWorkbook(table: FailedTable): Readable {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  const sheet = Readable.from(sheetOf(table), { objectMode: false });
  const output = zip.outputStream as Readable;
  sheet.once("error", (error) => output.destroy(error));
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  return output;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packageTypes = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

const parts = {
  "[Content_Types].xml": `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${packageTypes}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${packageTypes}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

async function* sheetOf({ columns, rows }: FailedTable) {
  yield `${head}<worksheet xmlns="${spreadsheet}"><sheetData>${toRow(columns)}`;
  for await (const row of rows) yield toRow(columns.map((column) => row[column]));
  yield "</sheetData></worksheet>";
}

const toRow = (cells: readonly unknown[]) => `<row>${cells.map(toCell).join("")}</row>`;

function toCell(cell: unknown): string {
  if (typeof cell === "number" && Number.isFinite(cell)) return `<c><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  const text = asText(cell);
  if (text === "") return "<c/>";
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** XML 1.0 has no other control characters than these three. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(notInXml, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\r", "&#13;");
