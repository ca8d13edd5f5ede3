import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import {
  fieldsFor,
  isProductFieldKey,
  type ProductFieldKey,
} from "@neroli/contract/products/fields.ts";
import type { Place } from "./place.ts";
import { fieldOf, isVisibility, type Values, valuesOf } from "./values.ts";

/** Fields that belong to one product alone: its trade name and the codes of its company. */
const ofOneAlone: ReadonlySet<string> = new Set<ProductFieldKey>([
  "trade_name",
  "sap_material_code",
  "formulation_code",
  "concept_code",
]);

/** The values that a duplicate begins with, and the fields that it does not take over. */
export function duplicateOf(
  source: EditableProduct,
  { place, name }: { place: Place; name: string },
): { prefilled: Values; left: ProductFieldKey[] } {
  const own = new Set<string>(fieldsFor(place.offering, place.segment));
  const values = valuesOf(source);
  const isTaken = (key: string) => {
    const field = fieldOf(key);
    // The visibility of a code is kept for the next code too.
    return field !== null && own.has(field) && (isVisibility(key) || !ofOneAlone.has(key));
  };
  return {
    prefilled: {
      ...Object.fromEntries(Object.entries(values).filter(([key]) => isTaken(key))),
      name,
    },
    left: Object.keys(values)
      .filter(isProductFieldKey)
      .filter((key) => !isTaken(key)),
  };
}
