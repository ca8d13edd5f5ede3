import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (...each: string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join("")}</Relationships>`;

interface SheetParts {
  name: string;
  /** The rows as XML. */
  rows: string;
  state?: "hidden";
}

interface Parts {
  sheets: SheetParts[];
  /** Texts that cells share, as XML. */
  texts?: string[];
  /** Codes of number formats, by the style that has them. */
  formats?: string[];
  since1904?: boolean;
}

/** A workbook as programs write it, from its parts. */
export function workbook({ sheets, texts = [], formats = [], since1904 }: Parts): Promise<Buffer> {
  return packed({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relations(relation("r1", "officeDocument", "/xl/workbook.xml")),
    "xl/workbook.xml": `<x:workbook xmlns:x="m" xmlns:r="r"><x:workbookPr date1904="${since1904 ? 1 : 0}"/><x:sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<x:sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="s${at}"/>`,
      )
      .join("")}</x:sheets></x:workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      ...sheets.map((_, at) => relation(`s${at}`, "worksheet", `worksheets/sheet${at}.xml`)),
      relation("t", "sharedStrings", "sharedStrings.xml"),
      relation("f", "styles", "styles.xml"),
    ),
    "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si>${text}</si>`).join("")}</sst>`,
    "xl/styles.xml": `<styleSheet><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
      .join("")}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
      .join("")}<xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

/** Files by their names, as a zip. */
export function packed(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
