import type { ColumnOptions, Mapping, SourceColumn } from "@neroli/contract/imports/mapping.ts";
import type { Offering, Segment } from "@neroli/contract/products/enumerations.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ReadProduct } from "./readers/read-product.ts";
import type { ReadingOptions, Row, Source, SourceFile } from "./sources/source.ts";

/** sources/open-source.ts: openSource. Finds what the options leave out; throws SourceErrors. */
export type OpenSource = (from: SourceFile, options?: ReadingOptions) => Promise<Source>;

/** mapping/suggest-mapping.ts: suggestMapping. `kept` is the company's mapping of these columns. */
export type SuggestMapping = (
  columns: readonly SourceColumn[],
  given: { offering?: Offering; segment?: Segment; own?: boolean; kept?: Mapping | null },
) => Mapping;

/** mapping/group-rows.ts: groupRows. The rows of each product together; most have one. */
export type GroupRows = (mapping: Mapping, rows: AsyncIterable<Row>) => AsyncIterable<Row[]>;

/** readers/read-cells.ts: readCells. Made once for a file, then asked for each group of rows. */
export type ReadCells = (
  mapping: Mapping,
  given?: { terms?: Partial<Record<ProductFieldKey, readonly string[]>> },
) => (rows: readonly Row[]) => ReadProduct;

/** readers/given-values.ts: givenValues. The words of a row that `mapping.values` may decide about. */
export type GivenValues = (
  mapping: Mapping,
) => (rows: readonly Row[]) => { column: string; field: ProductFieldKey; given: string }[];

/** readers/match-value.ts: matchValue. What a word is taken for unless `mapping.values` says otherwise. */
export type MatchValue = (
  field: ProductFieldKey,
  given: string,
  known: { terms?: readonly string[]; options?: ColumnOptions },
) => { taken_for: string | null; suggestions: string[]; closed: boolean };
