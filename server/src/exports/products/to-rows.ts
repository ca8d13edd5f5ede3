import { emptyText, joinEntries, writeVisibility } from "@neroli/contract/exports/cells.ts";
import { type Money, moneyText } from "@neroli/contract/kernel/money.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { fieldOfKey, type TextKey } from "@neroli/contract/products/text-keys.ts";
import type { ExportedProduct } from "../queries/read-pages.ts";
import type { ExportColumn } from "./columns.ts";

export type ExportCell = string | number | boolean;
export type ExportRow = Partial<Record<ExportColumn, ExportCell>>;

/** As many letters as a cell of a workbook may hold, with room for marks. */
const longestCell = 32_000;

/**
 * A product as rows of a table: the first says all that has one value; those below it have its key,
 * a part, an ingredient, a concept, a step or a label each, and what of a list was too long for one cell.
 */
export function toRows(product: ExportedProduct): ExportRow[] {
  const { key, offering, segment, state, trashed, visibility, labels, updated_at, fields } =
    product;
  const first: ExportRow = {
    offering,
    segment,
    state,
    trashed,
    visibility: writeVisibility(visibility),
    labels: joinEntries(labels),
    updated_at: updated_at.toISOString(),
  };
  const rows: ExportRow[] = [first];
  for (const [field, value] of Object.entries(fields)) {
    const about = fieldOfKey(field);
    const cells = about === field ? cellsOf(about, value) : textCells(field as TextKey, value);
    for (const [at, row] of cells.entries()) rows[at] = { ...rows[at], ...row };
  }
  const name = fields.name ?? "";
  return rows.map((row) => ({ key, name, ...row }));
}

/** A text stands as its field does; one of several parts is a cell, which an import reads whole. */
function textCells(key: TextKey, value: unknown): ExportRow[] {
  const field = fieldOfKey(key) as ProductFieldKey;
  if (field === "concepts") return [{ [key]: JSON.stringify(value) }];
  return cellsOf(field, value as string).map((row) => ({ [key]: row[field] as ExportCell }));
}

function cellsOf<Key extends ProductFieldKey>(key: Key, value: ProductFields[Key]): ExportRow[] {
  if (value === undefined) return [];
  if (key === "composition") return compositionRows(value as Composition);
  if (key === "phases") return phaseRows(value as NonNullable<ProductFields["phases"]>);
  if (key === "concepts") return partRows("concepts", value as object[]);
  if (key === "ingredient_labels") return partRows("ingredient_labels", value as object[]);
  const { type, list } = productField(key);
  if (type === "range" || type === "quantity") return partRows(key, [value as object]);
  if (type === "money") return [{ [key]: moneyText(value as Money) }];
  if (!list) return [{ [key]: value as ExportCell }];
  const entries = value as string[];
  if (type === "text") return entries.map((entry) => ({ [key]: entry }));
  return chunks(entries).map((chunk) => ({ [key]: joinEntries(chunk) }));
}

/** Each property in the column of its own. */
const partRows = (key: string, parts: readonly object[]): ExportRow[] =>
  parts.map((part) =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [`${key}.${name}`, value as ExportCell]),
    ),
  );

type Composition = NonNullable<ProductFields["composition"]>;

const compositionRows = (parts: Composition): ExportRow[] =>
  partRows(
    "composition",
    parts.map(({ cas = [], ...part }) => ({
      ...part,
      ...(cas.length > 0 && { cas: joinEntries(cas) }),
    })),
  );

/** A phase is named once, in the row of its first ingredient: the next may have the same name. */
const phaseRows = (phases: NonNullable<ProductFields["phases"]>): ExportRow[] =>
  phases.flatMap(({ name, ingredients }) => {
    const rows = ingredients.map(
      ({ name: ingredient, ...rest }): ExportRow => ({
        "phases.ingredient": ingredient,
        ...partRows("phases", [withEmptyTexts(rest)])[0],
      }),
    );
    const [first = {}, ...others] = rows;
    return [{ "phases.name": name, ...first }, ...others];
  });

const withEmptyTexts = (part: object) =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, value === "" ? emptyText : value]),
  );

function chunks(entries: readonly string[]): string[][] {
  const all: string[][] = [];
  let length = 0;
  for (const entry of entries) {
    // As long as it can become by quotation marks.
    const size = entry.length * 2 + 4;
    const last = all.at(-1);
    if (last && length + size <= longestCell) last.push(entry);
    else {
      all.push([entry]);
      length = 0;
    }
    length += size;
  }
  return all;
}
