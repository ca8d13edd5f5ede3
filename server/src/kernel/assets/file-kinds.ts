import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { AppError } from "../errors.ts";
import { isPlainText } from "./plain-text.ts";
import type { IncomingFile } from "./store.ts";
import { listEntries } from "./zip-entries.ts";

/** The documents that are accepted (decisions, files), each with its ending and media type. */
export const documentKinds = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  csv: "text/csv",
  txt: "text/plain",
  zip: "application/zip",
} as const;
export type DocumentKind = keyof typeof documentKinds;

/** The kind of a file, by its content; of CSV by its name. Throws for kinds that are not accepted. */
export async function kindOf(
  file: Pick<IncomingFile, "path" | "size">,
  name: string,
): Promise<DocumentKind> {
  if (file.size === 0) throw new AppError("documents.empty");
  const handle = await open(file.path, "r");
  try {
    const head = await readHead(handle);
    if (isPdf(head)) return "pdf";
    if (isZip(head)) return await kindOfZip(handle, file.size);
  } finally {
    await handle.close();
  }
  if (!(await isPlainText(createReadStream(file.path)))) throw notAccepted();
  return /\.csv$/i.test(name.trim()) ? "csv" : "txt";
}

const notAccepted = () => new AppError("documents.type-not-accepted");

const headBytes = 1_024;
async function readHead(handle: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  return buffer.subarray(0, bytesRead);
}

/** Readers of PDF pass over white space and a byte order mark before the header. */
const isPdf = (head: Buffer) => /^(?:\xEF\xBB\xBF)?[\s\0]*%PDF-\d/.test(head.toString("latin1"));

/** The header of a first entry, or the end of an archive without any. */
const isZip = (head: Buffer) =>
  ["504b0304", "504b0506"].includes(head.subarray(0, 4).toString("hex"));

/** Office documents are zips; what else is made like one is known by what lies in it. */
async function kindOfZip(handle: FileHandle, size: number): Promise<DocumentKind> {
  const entries = await listEntries(handle, size);
  if (!entries) throw notAccepted();
  const has = (pattern: RegExp) => entries.some((entry) => pattern.test(entry));
  if (has(/^\[Content_Types\]\.xml$/)) {
    if (has(/vbaProject\.bin$|\/(?:macrosheets|activeX)\//i))
      throw new AppError("documents.macros");
    if (has(/^word\/.+\.xml$/)) return "docx";
    if (has(/^xl\/workbook\.xml$/)) return "xlsx";
    if (has(/^ppt\/.+\.xml$/)) return "pptx";
    throw notAccepted();
  }
  // Books and documents of other offices, and programs: jar, apk, xpi.
  if (has(/^(?:mimetype|META-INF\/MANIFEST\.MF|AndroidManifest\.xml|manifest\.json)$/)) {
    throw notAccepted();
  }
  return "zip";
}
