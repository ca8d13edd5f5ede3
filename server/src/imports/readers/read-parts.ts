import { emptyText } from "@neroli/contract/exports/cells.ts";
import type { MappedColumn, PartTarget } from "@neroli/contract/imports/mapping.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { textOf } from "../sources/layout.ts";
import type { Row } from "../sources/source.ts";
import { tidyLine, tidyText } from "../sources/tidy.ts";
import { cellReader, isNothing, type ReadCell, type ReadingRemarks } from "./cell-reader.ts";

/** A row of parts: what its cells say, by the part that they are; empty ones are not there. */
export type PartRow = Partial<Record<PartTarget, ReadCell>>;

/** The cells of the rows of a product that are parts of compositions, phases, concepts or labels. */
export function partRows(
  rows: readonly Row[],
  columns: readonly MappedColumn[],
  said: ReadingRemarks,
) {
  return rows.map(({ cells }): PartRow => {
    const row: PartRow = {};
    for (const { column, field, options = {} } of columns) {
      const target = field as PartTarget;
      const cell = cellReader(said, { column, target, value: cells[column], options });
      if (!isNothing(cell)) row[target] ??= cell;
    }
    return row;
  });
}

export function lineOf(cell: ReadCell | undefined): string | undefined {
  if (!cell?.options.exact) return cell && tidyLine(textOf(cell.value));
  const text = String(cell.value);
  return text === emptyText ? "" : text;
}

const textIn = (cell: ReadCell | undefined): string =>
  cell ? (cell.options.exact ? String(cell.value) : tidyText(String(cell.value))) : "";

/** Titles with their texts: one row is one concept. */
export function readConcepts(rows: readonly PartRow[]): ProductFields["concepts"] {
  return rows.flatMap((row) => {
    const title = titleOf(row, "concepts.title", ["concepts.description"]);
    return title ? [{ title, description: textIn(row["concepts.description"]) }] : [];
  });
}

export function readLabels(rows: readonly PartRow[]): ProductFields["ingredient_labels"] {
  return rows.flatMap((row) => {
    const description = row["ingredient_labels.description"];
    const reference = row["ingredient_labels.reference"];
    const title = titleOf(row, "ingredient_labels.title", [
      "ingredient_labels.description",
      "ingredient_labels.reference",
    ]);
    return title ? [{ title, description: textIn(description), reference: textIn(reference) }] : [];
  });
}

/** What such a part cannot be without; others that are there without it are refused. */
export function titleOf(row: PartRow, title: PartTarget, others: readonly PartTarget[]) {
  const found = lineOf(row[title]);
  const orphan = others.map((other) => row[other]).find((cell) => cell !== undefined);
  if (!found && orphan) orphan.refuse("part-without-title", textOf(orphan.value));
  return found;
}
