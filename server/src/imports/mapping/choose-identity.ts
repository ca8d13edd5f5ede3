import {
  type IdentityField,
  type ImportIdentity,
  identityFields,
  type MappedColumn,
} from "@neroli/contract/imports/mapping.ts";
import { textOf } from "../sources/layout.ts";
import { columnWords } from "./column-names.ts";
import type { ColumnValues } from "./column-values.ts";

/** Codes first: a name may be changed. */
const order: readonly IdentityField[] = [
  "sap_material_code",
  "formulation_code",
  "flavis",
  "concept_code",
];

const ownNumber =
  /\b(?:id|no|nr|num|number|nummer|code|ref|reference|key|sku|prd|art|artikel|item|pk|uid|guid|codice|numero|codigo)\b/;

/** By what the rows of this file are told apart. */
export function chooseIdentity(
  mapped: readonly MappedColumn[],
  columns: readonly ColumnValues[],
  { grouped }: { grouped: boolean },
): ImportIdentity {
  if (mapped.some(({ field }) => field === "key")) return { by: "key" };
  const isUnique = (name: string | undefined) =>
    columns.some((column) => column.name === name && tellsApart(column, grouped));
  const columnOf = (field: IdentityField) => mapped.find((each) => each.field === field)?.column;
  const code = order.find((field) => isUnique(columnOf(field)));
  if (code) return { by: "field", field: code };
  const free = new Set(mapped.flatMap(({ field, column }) => (field ? column : [])));
  const own = columns.find(
    ({ name }) => !free.has(name) && ownNumber.test(columnWords(name)) && isUnique(name),
  );
  if (own) return { by: "column", column: own.name };
  const named = (["trade_name", "name", ...identityFields] as const).find((field) =>
    isUnique(columnOf(field)),
  );
  return { by: "field", field: named ?? "name" };
}

/** Every row has one, and no two have the same; of grouped rows each group has one. */
function tellsApart({ values }: ColumnValues, grouped: boolean): boolean {
  const texts = values.map(textOf).filter((text) => text !== "");
  if (texts.length === 0) return false;
  if (grouped) return texts.length >= values.length * 0.05;
  return texts.length >= values.length * 0.98 && new Set(texts).size >= texts.length * 0.98;
}
