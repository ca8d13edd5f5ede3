import { expectedFields } from "@neroli/contract/products/completeness.ts";
import {
  type FieldGroup,
  fieldGroups,
  fieldsFor,
  type ProductFieldKey,
  productField,
} from "@neroli/contract/products/fields.ts";
import { fieldOfKey } from "@neroli/contract/products/text-keys.ts";
import type { Place } from "./place.ts";
import type { Values } from "./values.ts";

/** A group of the form: the fields that are shown, and those that can be added. */
export interface GroupOfFields {
  group: FieldGroup;
  fields: readonly ProductFieldKey[];
  shown: readonly ProductFieldKey[];
  hidden: readonly ProductFieldKey[];
  /** The number of its fields that buyers ask for. */
  expected: number;
  missing: readonly ProductFieldKey[];
}

interface Shown {
  place: Place;
  /** Values as they would be stored. */
  values: Values;
  /** Fields that somebody opened; "all" shows every one. */
  opened: ReadonlySet<string> | "all";
}

/**
 * The fields in the registry's groups. Some eighty are too many to look at: shown are those that
 * have a value, those that buyers ask for, and those that somebody opened.
 */
export function groupsOf({ place, values, opened }: Shown): GroupOfFields[] {
  const keys = fieldsFor(place.offering, place.segment);
  const wanted = new Set<string>(expectedFields(place.offering, place.segment));
  const said = new Set(Object.keys(values).map(fieldOfKey));
  const isShown = (key: ProductFieldKey) =>
    opened === "all" || opened.has(key) || isAlwaysShown(key, wanted) || said.has(key);
  return fieldGroups.flatMap((group): GroupOfFields[] => {
    const fields = keys.filter((key) => productField(key).group === group);
    if (fields.length === 0) return [];
    const expected = fields.filter((key) => wanted.has(key));
    return [
      {
        group,
        fields,
        shown: fields.filter(isShown),
        hidden: fields.filter((key) => !isShown(key)),
        expected: expected.length,
        missing: expected.filter((key) => values[key] === undefined),
      },
    ];
  });
}

const isAlwaysShown = (key: ProductFieldKey, wanted: ReadonlySet<string>): boolean =>
  productField(key).required === true || productField(key).immutable === true || wanted.has(key);
