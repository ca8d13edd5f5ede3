import { Readable } from "node:stream";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { ExportFormat } from "@neroli/contract/exports/schema.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { now } from "../../kernel/clock.ts";
import { columnsOf } from "../columns.ts";
import { writeWorkbook } from "../workbook/write-workbook.ts";
import type { ExportedProduct } from "./read-pages.ts";
import { writeCsv } from "./write-csv.ts";
import { writeJson } from "./write-json.ts";

export interface Table {
  format: ExportFormat;
  /** Of what people read in it; an import reads the keys. */
  language: Language;
  company_key: string;
  offerings: readonly Offering[];
}

/** The products as one file, written while they are read. */
export function writeTable(
  pages: AsyncIterable<readonly ExportedProduct[]>,
  { format, language, company_key, offerings }: Table,
): Readable {
  const columns = columnsOf(offerings);
  if (format === "XLSX") {
    return writeWorkbook(pages, { columns, language, sheet_name: say(language, "exports.sheet") });
  }
  const text =
    format === "CSV"
      ? writeCsv(pages, columns)
      : writeJson(pages, { company: company_key, exported_at: now() });
  return Readable.from(text, { objectMode: false });
}
