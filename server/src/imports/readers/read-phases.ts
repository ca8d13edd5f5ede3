import type { MappedColumn, Mapping } from "@neroli/contract/imports/mapping.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { parseWeight } from "@neroli/contract/products/weights.ts";
import { textOf } from "../sources/layout.ts";
import type { Row } from "../sources/source.ts";
import { cellReader, isNothing, type ReadingRemarks } from "./cell-reader.ts";
import { lineOf, type PartRow } from "./read-parts.ts";
import { readWeight } from "./read-weight.ts";

type Phase = NonNullable<ProductFields["phases"]>[number];
type Ingredient = Phase["ingredients"][number];

/** A formulation that names no phases has one. */
const onlyPhase = "A";

/** Phases of rows that each have one ingredient; a row with a phase alone is an empty phase. */
export function readPhases(rows: readonly PartRow[]): Phase[] {
  const phases: Phase[] = [];
  let current: Phase | undefined;
  for (const row of rows) {
    const cell = row["phases.name"];
    const name = lineOf(cell);
    // Exports write a phase's name once: two phases may have the same.
    const known = cell?.options.exact ? undefined : phases.find((phase) => phase.name === name);
    if (name !== undefined) {
      current = known ?? { name, ingredients: [] };
      if (!known) phases.push(current);
    }
    const ingredient = readIngredient(row);
    if (!ingredient) continue;
    if (!current) {
      current = { name: onlyPhase, ingredients: [] };
      phases.push(current);
    }
    current.ingredients.push(ingredient);
  }
  return phases;
}

function readIngredient(row: PartRow): Ingredient | null {
  const inci = lineOf(row["phases.inci"]);
  const name = lineOf(row["phases.ingredient"]) ?? inci;
  const weight = row["phases.weight"];
  if (name === undefined) {
    if (weight) weight.refuse("ingredient-without-name", textOf(weight.value));
    return null;
  }
  const share = weight ? readWeight(weight) : undefined;
  if (!weight) row["phases.ingredient"]?.refuse("no-weight", name);
  const work = lineOf(row["phases.function"]);
  const product = lineOf(row["phases.product"]);
  return {
    name,
    ...(inci !== undefined && { inci }),
    ...(product !== undefined && { product }),
    ...(work !== undefined && { function: work }),
    weight: share ?? "",
  };
}

/** A formulation whose raw materials are columns; what is missing to 100 % is `rest`. */
export function readMaterials(
  { cells }: Row,
  {
    columns,
    rest,
    said,
  }: { columns: readonly MappedColumn[]; rest: Mapping["rest"]; said: ReadingRemarks },
): Phase[] {
  const ingredients: Ingredient[] = [];
  let sum = 0;
  for (const { column, options = {} } of columns) {
    const cell = cellReader(said, {
      column,
      target: "phases.material",
      value: cells[column],
      options,
    });
    if (isNothing(cell)) continue;
    const weight = readWeight(cell);
    if (weight === undefined) continue;
    const share = parseWeight(weight);
    if (share?.form === "exact") {
      if (share.value === 0) continue;
      sum += share.value;
    }
    ingredients.push({ name: options.material ?? column, weight });
  }
  if (sum > 100.5) {
    const value = String(Number(sum.toFixed(4)));
    said.problems.push({
      code: "weights-over",
      column: null,
      field: "phases",
      value,
      params: { sum: value },
    });
  }
  if (ingredients.length === 0) return [];
  const isOpen = sum < 99.99 && ingredients.every(({ weight }) => !weight.startsWith("qs"));
  if (rest !== null && isOpen) ingredients.unshift({ name: rest, weight: "qs (100)" });
  return [{ name: onlyPhase, ingredients }];
}
