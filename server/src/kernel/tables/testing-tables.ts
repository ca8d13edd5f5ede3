import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { fromBufferPromise } from "yauzl";

/** Texts that spreadsheet programs would run, by each of their beginnings. */
export const hostileTexts = [
  '=HYPERLINK("http://x.example","Open")',
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "\t=1+1",
  "\r=1+1",
  "＝1+1",
];

const isHostile = (text: string) => /^[=+\-@\t\r＝＋－＠]/.test(text);

/** The cells of CSV as a spreadsheet program sees them, row by row. */
export const readCsv = (text: string, delimiter = ","): string[][] =>
  parse(text, { bom: true, delimiter, relax_column_count: true });

/** The cells of CSV that a spreadsheet program would run. */
export const liveCsvCells = (text: string, delimiter?: string): string[] =>
  readCsv(text, delimiter).flat().filter(isHostile);

interface SheetText {
  text: string;
  /** The number of its style. */
  style: number;
}

/** The texts of a workbook's sheet by their places: "B2". */
export async function readSheet(workbook: Buffer): Promise<Map<string, SheetText>> {
  const sheet = await partOf(workbook, "xl/worksheets/sheet1.xml");
  const cells = sheet.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"[^>]*><is><t[^>]*>([^<]*)<\/t>/g);
  return new Map(
    [...cells].map(([, place = "", style, text = ""]) => [
      place,
      { text: plain(text), style: Number(style) },
    ]),
  );
}

/** Formulas of a workbook, and texts that become formulas when somebody edits their cells. */
export async function liveSheetCells(workbook: Buffer): Promise<string[]> {
  const sheet = await partOf(workbook, "xl/worksheets/sheet1.xml");
  const formulas = [...sheet.matchAll(/<f[ >].*?<\/f>/gs)].map(([formula]) => formula);
  const stylesheet = await partOf(workbook, "xl/styles.xml");
  const [, formats = ""] = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(stylesheet) ?? [];
  const isPrefixed = [...formats.matchAll(/<xf\b[^>]*>/g)].map(([format]) =>
    format.includes('quotePrefix="1"'),
  );
  const texts = [...(await readSheet(workbook)).values()];
  const unguarded = texts.filter(({ text, style }) => isHostile(text) && !isPrefixed[style]);
  return [...formulas, ...unguarded.map(({ text }) => text)];
}

/** The text that XML stands for: "&quot;" and "_x000D_" are one character each. */
const plain = (xml: string) =>
  xml
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

async function partOf(workbook: Buffer, name: string): Promise<string> {
  const zip = await fromBufferPromise(workbook);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === name)
      return String(await buffer(await zip.openReadStreamPromise(entry)));
  }
  throw new Error(`no ${name} in the workbook`);
}
