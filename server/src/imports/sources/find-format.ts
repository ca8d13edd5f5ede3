import type { FileFormat } from "@neroli/contract/imports/mapping.ts";
import { type Bytes, beginning } from "./file-bytes.ts";
import { findEncoding } from "./find-encoding.ts";
import { SourceError } from "./source-error.ts";

/** The format of a file by its content; the encoding of a text, too. */
export type FoundFormat =
  | { kind: "zip" }
  | { kind: "text"; format: Exclude<FileFormat, "XLSX" | "ZIP">; encoding: string };

const startsWith = (head: Buffer, ...bytes: number[]) =>
  head.subarray(0, bytes.length).equals(Buffer.from(bytes));

export async function findFormat(
  bytes: Bytes,
  asked: { format?: FileFormat | undefined; encoding?: string | undefined },
): Promise<FoundFormat> {
  const head = await beginning(bytes, 100_000);
  if (head.length === 0) throw new SourceError("file-empty");
  // "PK", as workbooks and exports begin.
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04)) return { kind: "zip" };
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) throw await oldOffice(head, bytes);
  const encoding = asked.encoding ?? (await findEncoding(bytes));
  const text = new TextDecoder(encoding).decode(head);
  if (isBinary(head, text)) throw new SourceError("file-binary");
  const letter = text.trimStart()[0];
  if (letter === undefined) throw new SourceError("file-empty");
  if (isPage.test(text)) throw new SourceError("file-html");
  if (asked.format === "CSV" || asked.format === "TSV" || asked.format === "JSON") {
    return { kind: "text", format: asked.format, encoding };
  }
  return { kind: "text", format: isJson(text.trimStart()) ? "JSON" : "CSV", encoding };
}

/** Workbooks of Excel before 2007, and newer ones under a password. */
async function oldOffice(head: Buffer, bytes: Bytes): Promise<SourceError> {
  const name = Buffer.from("EncryptedPackage", "utf16le");
  if (head.includes(name)) return new SourceError("file-encrypted");
  return new SourceError(
    (await beginning(bytes, 40_000_000)).includes(name) ? "file-encrypted" : "file-old-excel",
  );
}

const pictures = [
  [0x25, 0x50, 0x44, 0x46], // %PDF
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

/** A web page, or a table in XML, as some programs save what they call a workbook. */
const isPage =
  /^\s*(?:<!doctype html|<html\b|<head\b|<body\b|<table\b|<meta\b|(?:<\?[^>]*>\s*){1,3}<(?:html|(?:ss:)?Workbook)\b)/i;

/** Text has no zeros and hardly a control character, whatever it is in. */
function isBinary(head: Buffer, text: string): boolean {
  if (pictures.some((bytes) => startsWith(head, ...bytes))) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const odd = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return text.includes("\0") || odd > text.length / 100;
}

/** "[" and "{" begin cells, too: of JSON something of its own comes next. */
const isJson = (text: string) => /^(?:\[\s*(?:[[{"\]]|\d|null)|\{\s*(?:"|\}))/.test(text);
