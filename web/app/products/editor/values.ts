import type { FieldVisibility } from "@neroli/contract/enumerations/products.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { fieldOfKey } from "@neroli/contract/products/text-keys.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import { filledLine } from "./filled-lines.ts";

/**
 * Values of the form: fields by their key, their texts in further languages by theirs, decided visibilities as "visibility.<key>", each in the
 * shape in which it is stored. While somebody types it may be none of that: text in place of a
 * number, an empty line of a list.
 */
export type Values = Record<string, unknown>;

const ofVisibility = "visibility.";

export const visibilityKey = (field: ProductFieldKey) => `${ofVisibility}${field}`;

/** The field that a value is about: "inci" for "visibility.inci", "tagline" for "tagline@de". */
export const fieldOf = (key: string): ProductFieldKey | null =>
  fieldOfKey(key.startsWith(ofVisibility) ? key.slice(ofVisibility.length) : key);

/** Until the supplier decides otherwise (contract, products/fields.ts). */
export const usualVisibility = (field: ProductFieldKey): FieldVisibility =>
  productField(field).visibility ?? "PUBLIC";

export const isVisibility = (key: string) => key.startsWith(ofVisibility);

export const valuesOf = (product: {
  fields: ProductFields;
  visibility: FieldVisibilities;
}): Values => ({
  ...product.fields,
  ...Object.fromEntries(
    Object.entries(product.visibility).map(([key, level]) => [`${ofVisibility}${key}`, level]),
  ),
});

/** The two parts of what is sent. */
export function partsOf(values: Values): {
  fields: Record<string, unknown>;
  visibility: FieldVisibilities;
} {
  const entries = Object.entries(values);
  return {
    fields: Object.fromEntries(entries.filter(([key]) => !isVisibility(key))),
    visibility: Object.fromEntries(
      entries
        .filter(([key]) => isVisibility(key))
        .map(([key, level]) => [key.slice(ofVisibility.length), level]),
    ),
  };
}

/** Values as they would be stored: trimmed, without empty ones. */
export function tidy(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const kept = tidyValue(value);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

function tidyValue(value: unknown): unknown {
  if (typeof value === "string") return value.trim() || undefined;
  if (Array.isArray(value)) {
    const kept = value.flatMap((each) => {
      const one = typeof each === "string" ? each.trim() : tidyLine(each);
      return one === "" || one === undefined ? [] : [one];
    });
    return kept.length > 0 ? kept : undefined;
  }
  if (typeof value === "object" && value !== null) return tidyParts(value);
  return value ?? undefined;
}

/** Phases, concepts and ingredient labels have lines of their own. */
const tidyLine = (line: unknown): unknown =>
  typeof line === "object" && line !== null ? filledLine(line) : line;

/** Ranges, quantities and money; a unit or currency without its value says nothing. */
function tidyParts(value: object): object | undefined {
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const kept = tidyValue(part);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return parts.some(([name]) => name !== "unit" && name !== "currency")
    ? Object.fromEntries(parts)
    : undefined;
}
