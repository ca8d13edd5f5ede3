import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import type { Source } from "../sources/source.ts";
import { groupRows } from "./group-rows.ts";
import type { KnownTerms } from "./match-value.ts";
import { readCells } from "./read-cells.ts";
import type { ReadProduct } from "./read-product.ts";

/** The products of a file, one after the other, as the mapping reads them. */
export async function* readProducts(
  source: Pick<Source, "rows">,
  mapping: Mapping,
  known: { terms?: KnownTerms } = {},
): AsyncGenerator<ReadProduct> {
  const read = readCells(mapping, known);
  for await (const rows of groupRows(mapping, source.rows())) yield read(rows);
}
