import { z } from "zod";
import { offerings, productStates, segments } from "../enumerations/products.ts";
import { type ProductFieldKey, productFieldKeys } from "../products/fields.ts";
import { textKeys, type ValueKey } from "../products/text-keys.ts";

/**
 * The roles of a column besides fields: what a product is listed as, the ends of ranges and the
 * parts of quantities, and the rows within a product that compositions, formulations, concepts and
 * ingredient labels are made of. What stands before the dot is the field that they are put together to.
 */
export const partTargets = [
  "key",
  "offering",
  "segment",
  "state",
  "trashed",
  "visibility",
  "ph_stability_range.min",
  "ph_stability_range.max",
  "viscosity.min",
  "viscosity.max",
  "temperature_stability.min",
  "temperature_stability.max",
  "usage_level.min",
  "usage_level.max",
  "minimum_order_quantity.value",
  "minimum_order_quantity.unit",
  "sample_size.value",
  "sample_size.unit",
  "composition.inci",
  "composition.cas",
  "composition.min",
  "composition.max",
  "phases.name",
  "phases.ingredient",
  "phases.inci",
  "phases.weight",
  "phases.function",
  "phases.product",
  /** A column for one raw material: its cells are the material's share in each product. */
  "phases.material",
  "concepts.title",
  "concepts.description",
  "ingredient_labels.title",
  "ingredient_labels.description",
  "ingredient_labels.reference",
] as const;
export const importTargets = [...productFieldKeys, ...partTargets, ...textKeys] as const;
export type PartTarget = (typeof partTargets)[number];
export type ImportTarget = ValueKey | PartTarget;

/** Fields by which a row can be recognised as a product that is there already. */
export const identityFields = [
  "name",
  "trade_name",
  "sap_material_code",
  "formulation_code",
  "concept_code",
  "inci",
  "cas",
  "flavis",
  "fema",
  "e_number",
] as const satisfies readonly ProductFieldKey[];
export type IdentityField = (typeof identityFields)[number];

/**
 * How a row is recognised when its product is there already: by Neroli's key, by a field, or by a
 * column of the file's own, such as an article number, that no field holds.
 */
export const ImportIdentity = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("key") }),
  z.strictObject({ by: z.literal("field"), field: z.enum(identityFields) }),
  z.strictObject({ by: z.literal("column"), column: z.string().min(1).max(500) }),
]);
export type ImportIdentity = z.infer<typeof ImportIdentity>;

/** How the cells of a column are read; what is left out is found from the column's cells. */
export const ColumnOptions = z.strictObject({
  /** The separator of a list's entries; "" keeps a cell whole. */
  separator: z.string().max(40).optional(),
  /** Nothing is tidied: cells that Neroli itself has written. */
  exact: z.literal(true).optional(),
  /** "SKIN CONDITIONING" becomes "Skin conditioning". */
  letters: z.literal("sentence").optional(),
  /** The unit of numbers that come without one: "kg" of a column "MOQ (kg)", or the currency. */
  unit: z.string().max(20).optional(),
  decimal: z.enum([",", "."]).optional(),
  /** The property that is meant, in a list of objects. */
  property: z.string().max(200).optional(),
  /** Put before the cell's words: "Shampoo " of a column that only has numbers. */
  prefix: z.string().max(200).optional(),
  /** The raw material of "phases.material", when the column's name is not its name. */
  material: z.string().max(300).optional(),
});
export type ColumnOptions = z.infer<typeof ColumnOptions>;

/** Why a column is taken for a field. */
export const mappingReasons = [
  "own",
  "kept",
  "profile",
  "name",
  "synonym",
  "similar-name",
  "content",
  "name-and-content",
] as const;
export type MappingReason = (typeof mappingReasons)[number];

export const MappedColumn = z.strictObject({
  column: z.string().min(1).max(500),
  /** null: the column is not imported. */
  field: z.enum(importTargets).nullable(),
  options: ColumnOptions.optional(),
  /** How sure a proposal is, from 0 to 1, and what it was made from. */
  confidence: z.number().min(0).max(1).optional(),
  why: z.enum(mappingReasons).optional(),
});
export type MappedColumn = z.infer<typeof MappedColumn>;

/** How the rows of a file become products. */
export const Mapping = z.strictObject({
  /** null: a column is mapped to "offering", or to "segment". */
  offering: z.enum(offerings).nullable(),
  segment: z.enum(segments).nullable(),
  identity: ImportIdentity,
  /** A field may have several columns: a list has the entries of all of them. */
  columns: z.array(MappedColumn).max(1_000),
  /**
   * The meanings of the file's words: field, the word as the file has it, what it is taken for. null
   * takes it for nothing. A word that is not here is matched on its own.
   */
  values: z
    .partialRecord(
      z.enum([...productFieldKeys, "offering", "segment"]),
      z.record(z.string().max(2_000), z.string().max(2_000).nullable()),
    )
    .default({}),
  /** The material that fills the columns of raw materials up to 100 %; null adds none. */
  rest: z.string().max(300).nullable().default(null),
  /** What new products become whose row does not say it: LISTED when left out. */
  state: z.enum(productStates).optional(),
  /** An empty cell empties the field of a product that is there already; it keeps it otherwise. */
  empty: z.literal("CLEAR").optional(),
  /** The state is also for products that are there already; they keep their own otherwise. */
  moves: z.literal(true).optional(),
});
export type Mapping = z.output<typeof Mapping>;

export const fileFormats = ["CSV", "TSV", "XLSX", "JSON", "ZIP"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** A column as it was found in the file. */
export const SourceColumn = z.object({
  /** Different from all others: of two "Function" the second is "Function (2)". */
  name: z.string(),
  /** As the file gives it; empty where the file names none. */
  header: z.string(),
  /** Up to eight different cells, shortened. */
  samples: z.array(z.string()),
  /** The share of rows that have something in it, from 0 to 1, of the rows that were looked at. */
  filled: z.number(),
});
export type SourceColumn = z.infer<typeof SourceColumn>;

/**
 * Why a cell, a row or a file is refused or kept in part. Their sentences are "imports-reasons.<code>"
 * and have `params` as values. Values that the fields refuse have a FieldReason instead.
 */
export const importReasons = [
  "file-empty",
  "file-no-rows",
  "file-binary",
  "file-old-excel",
  "file-html",
  "file-encrypted",
  "file-damaged",
  "file-gzip-damaged",
  "file-quote-open",
  "file-json-damaged",
  "file-no-products",
  "file-header-longer",
  "file-header-shorter",
  "file-no-such-sheet",
  "file-too-many-columns",
  "file-too-many-rows",
  "file-cell-too-long",
  "file-text-too-long",
  "file-row-too-long",
  "file-json-too-deep",
  "file-unpacks-too-long",
  "file-ratio",
  "file-nested",
  "file-too-heavy",
  "file-no-pdf",
  "file-no-text",
  "file-too-many-pages",
  "file-missing",
  "rows-full",
  "documents-left-out",
  "row-too-long",
  "row-too-short",
  "row-not-json",
  "row-no-object",
  "identity-empty",
  "identity-twice",
  "offering-missing",
  "segment-missing",
  "undecodable",
  "garbled",
  "not-of-offering",
  "not-of-segment",
  "no-number",
  "number-ambiguous",
  "unit-other",
  "no-year",
  "no-flag",
  "no-choice",
  "no-choice-similar",
  "no-country",
  "no-country-similar",
  "no-range",
  "range-reversed",
  "no-quantity",
  "quantity-unit",
  "no-money",
  "money-currency",
  "money-ambiguous",
  "money-fraction",
  "cas-check-digit",
  "ec-check-digit",
  "no-cas",
  "no-ec",
  "remark-dropped",
  "no-e-number",
  "e-number-range",
  "no-fema",
  "no-flavis",
  "several",
  "no-url",
  "no-video",
  "no-weight",
  "weights-over",
  "ingredient-without-name",
  "part-without-title",
  "no-structure",
  "formula-error",
  "no-visibility",
  "no-state",
] as const;
export type ImportReason = (typeof importReasons)[number];

/** A remark on one cell, on a row (`column` is null), or on a product's field. */
export interface CellProblem<Code extends string = ImportReason> {
  code: Code;
  column: string | null;
  field: string | null;
  /** As the file gives it, shortened. */
  value: string;
  /** The values that the sentence of the code is filled with. */
  params?: Record<string, string | number>;
}
