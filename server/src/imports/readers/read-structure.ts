import type { MappedColumn, Mapping } from "@neroli/contract/imports/mapping.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { textOf } from "../sources/layout.ts";
import type { Row } from "../sources/source.ts";
import { readComposition } from "./read-composition.ts";
import { cellsOf, type ReadField } from "./read-field.ts";
import { partRows, readConcepts, readLabels } from "./read-parts.ts";
import { readMaterials, readPhases } from "./read-phases.ts";

interface FieldColumns {
  columns: readonly MappedColumn[];
  mapping: Mapping;
}

/** Fields that are made of other things than one value: null for all others. */
export function structureReader(key: ProductFieldKey, given: FieldColumns): ReadField | null {
  if (key === "phases") return phasesReader(given);
  const read = {
    composition: readComposition,
    concepts: readConcepts,
    ingredient_labels: readLabels,
  }[key as string];
  if (!read) return null;
  const parts = given.columns.filter(({ field }) => field !== key);
  return (rows, said) => {
    const made = read(partRows(rows, parts, said));
    return made && made.length > 0 ? made : wholeOf(key, given.columns)(rows, said);
  };
}

function phasesReader({ columns, mapping }: FieldColumns): ReadField {
  const materials = columns.filter(({ field }) => field === "phases.material");
  const parts = columns.filter(
    ({ field }) => field?.startsWith("phases.") && field !== "phases.material",
  );
  const whole = wholeOf("phases", columns);
  return (rows, said) => {
    const [first] = rows;
    const phases = parts.length > 0 ? readPhases(partRows(rows, parts, said)) : [];
    if (first && materials.length > 0) {
      phases.push(...readMaterials(first, { columns: materials, rest: mapping.rest, said }));
    }
    return phases.length > 0 ? phases : whole(rows, said);
  };
}

/** A cell that is the whole field: JSON, as exports write it. The field's own schema checks it. */
function wholeOf(key: ProductFieldKey, columns: readonly MappedColumn[]): ReadField {
  const whole = columns.filter(({ field }) => field === key);
  return (rows: readonly Row[], said) => {
    const [cell] = cellsOf(rows, { columns: whole, key, said });
    if (!cell) return undefined;
    if (typeof cell.value === "object") return cell.value;
    try {
      const value: unknown = JSON.parse(String(cell.value));
      if (Array.isArray(value)) return value;
    } catch {
      // Said below.
    }
    cell.refuse("no-structure", textOf(cell.value));
    return undefined;
  };
}
