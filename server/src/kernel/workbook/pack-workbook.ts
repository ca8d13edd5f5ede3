import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { fixedParts, sheetPart } from "./parts.ts";

/** A workbook of one sheet, packed while the sheet is written. */
export function packWorkbook(
  content: Iterable<string> | AsyncIterable<string>,
  sheetName: string,
): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const sheet = Readable.from(content);
  const fail = (error: Error) => output.destroy(error);
  sheet.on("error", fail);
  zip.on("error", fail);
  output.on("close", () => sheet.destroy());
  for (const [name, part] of fixedParts(sheetName)) zip.addBuffer(Buffer.from(part), name);
  zip.addReadStream(sheet, sheetPart);
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}
