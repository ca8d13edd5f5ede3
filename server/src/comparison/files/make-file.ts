import { comparisonFileName } from "@neroli/contract/comparison/file-name.ts";
import type { ComparisonFormat } from "@neroli/contract/comparison/limits.ts";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Actor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { notFound } from "../../kernel/errors.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import { tableMediaTypes } from "../../kernel/tables/media-types.ts";
import { readComparison } from "../queries/read-comparison.ts";
import { toTable } from "./to-table.ts";
import { writePdf } from "./write-pdf.ts";
import { writeComparisonWorkbook } from "./write-workbook.ts";

const kinds = {
  XLSX: {
    media_type: tableMediaTypes.XLSX,
    write: writeComparisonWorkbook,
  },
  PDF: { media_type: "application/pdf", write: writePdf },
};

interface Order {
  products: readonly string[];
  format: ComparisonFormat;
  differences: boolean;
}

/** A comparison as a file, of what this actor may see; 404 where that is nothing. */
export async function makeFile(
  actor: Actor,
  { products, format, differences }: Order,
): Promise<FileAnswer> {
  const comparison = await readComparison(actor, products);
  if (comparison.products.length === 0) throw notFound();
  const { language, name } = actor;
  const day = formatDay(now().toISOString());
  const table = toTable(comparison, { language, name, differences, day });
  const { media_type, write } = kinds[format];
  const names = comparison.products.map((product) => product.name);
  return {
    stream: write(table),
    media_type,
    name: comparisonFileName(names, format),
    inline: false,
  };
}
