import type { RefusedDocument } from "@neroli/contract/downloads/schema.ts";
import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { DocumentRow } from "../../documents/queries/find-documents.ts";
import { byteOrderMark, csvLines } from "../../kernel/tables/write-csv.ts";

interface Options {
  paths: readonly string[];
  refused: readonly RefusedDocument[];
  language: Language;
}

const columns = [
  "file",
  "type",
  "product",
  "company",
  "version",
  "language",
  "valid-until",
  "uploaded",
  "note",
] as const;

/** A list of what is in a zip, and of what was asked for and is not, with the reason. */
export function writeContents(
  documents: readonly DocumentRow[],
  { paths, refused, language }: Options,
): string {
  const head = columns.map((column) => say(language, `downloads.contents.${column}`));
  const there = documents.map((document, at) => [
    paths[at] ?? "",
    say(language, `document-types.${(document.document_type ?? "NONE") as DocumentType}`),
    document.product_name ?? "",
    document.company_name,
    String(document.version),
    document.language ?? "",
    document.valid_until ?? "",
    dayOf(document.created_at),
    "",
  ]);
  const missing = refused.map(({ id, name, code }) => [
    name ?? id,
    ...columns.slice(2).map(() => ""),
    say(language, `errors.${code}`),
  ]);
  return byteOrderMark + csvLines([head, ...there, ...missing]);
}
