import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { rowXml, type SheetRow } from "./workbook-cells.ts";
import { fixedParts, type SheetShape, sheetBegin, sheetEnd, sheetPart } from "./workbook-parts.ts";

export interface Sheet extends SheetShape {
  /** At most 31 letters of it are kept. */
  name: string;
  rows: Iterable<SheetRow> | AsyncIterable<SheetRow>;
}

/** Letters of XML that are handed on at once. */
const pieceLength = 65_536;

/**
 * An XLSX workbook (ECMA-376) of one sheet, packed while the rows are read: no more than a few are
 * held. What `rows` throws destroys the stream; a stream that is destroyed ends `rows`.
 */
export function writeWorkbook(sheet: Sheet): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const content = Readable.from(sheetXml(sheet));
  const fail = (error: Error) => output.destroy(error);
  content.on("error", fail);
  zip.on("error", fail);
  output.on("close", () => content.destroy());
  for (const [name, part] of fixedParts(sheet.name)) zip.addBuffer(Buffer.from(part), name);
  zip.addReadStream(content, sheetPart);
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

async function* sheetXml({ rows, ...shape }: Sheet): AsyncGenerator<string> {
  let xml = sheetBegin(shape);
  let number = 0;
  for await (const row of rows) {
    xml += rowXml(row, ++number);
    if (xml.length < pieceLength) continue;
    yield xml;
    xml = "";
  }
  yield xml + sheetEnd;
}
