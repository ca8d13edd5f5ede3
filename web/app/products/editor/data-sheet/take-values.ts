import type { DataSheetValue } from "@neroli/contract/imports/data-sheets.ts";
import { productField } from "@neroli/contract/products/fields.ts";
import type { Values } from "../values.ts";

const hasMany = (field: DataSheetValue["field"]): boolean =>
  productField(field).list === true || productField(field).type === "composition";

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** Parts of a value in one order, whoever wrote them. */
function inOrder(value: unknown): unknown {
  if (typeof value === "string") return value.trim().toLowerCase();
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, inOrder(part)]);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether the form says so already. */
export function isThere(values: Values, { field, value }: DataSheetValue): boolean {
  const own = values[field];
  return hasMany(field) ? listOf(own).some((each) => same(each, value)) : same(own, value);
}

/** What a value of the sheet would take the place of; undefined where it comes beside others. */
export function replacedBy(values: Values, { field, value }: DataSheetValue): unknown {
  const own = values[field];
  return hasMany(field) || own === undefined || own === "" || same(own, value) ? undefined : own;
}

/** The form's values with those of the sheet: lists get them at their end, other fields instead. */
export function takeValues(values: Values, taken: readonly DataSheetValue[]): Values {
  const changed: Values = {};
  for (const each of taken) {
    const now = { ...values, ...changed };
    if (isThere(now, each)) continue;
    const { field, value } = each;
    // A line that is empty waits for what is typed; it is filled.
    const before = listOf(now[field]).filter((line) => line !== "");
    changed[field] = hasMany(field) ? [...before, value] : value;
  }
  return changed;
}
