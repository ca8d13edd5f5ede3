import type { ListingState, Offering, Segment } from "../enumerations/products.ts";
import type { HistoryAction, ProductChange } from "./editor-schema.ts";
import type { ProductFields } from "./schema.ts";
import type { FieldVisibilities } from "./visibility.ts";

/** A product before or after a change, as far as the change may be about it. */
export interface ProductState {
  fields?: ProductFields;
  visibility?: FieldVisibilities;
  offering?: string;
  segment?: string;
  state?: ListingState;
  /** Titles of its labels. */
  labels?: readonly string[];
  /** The product that a new one's fields were taken from. */
  duplicate_of?: string;
}

/** Changes that "undo" takes back. */
export const undoableActions: readonly HistoryAction[] = [
  "SAVED",
  "IMPORTED",
  "VISIBILITY_CHANGED",
];

/** Field by field, in the order in which they stand; a value that is not there is left out. */
export function changesBetween(before: ProductState, after: ProductState): ProductChange[] {
  const [was, is] = [flatten(before), flatten(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [from, to] = [was.get(field), is.get(field)];
    if (isSame(from, to)) return [];
    return [{ field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}

const ofVisibility = "visibility.";

function flatten({ fields = {}, visibility = {}, ...rest }: ProductState): Map<string, unknown> {
  return new Map<string, unknown>([
    ...Object.entries(rest),
    ...Object.entries(fields),
    ...Object.entries(visibility).map(([key, level]) => [`${ofVisibility}${key}`, level] as const),
  ]);
}

const isSame = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** Objects are the same in whatever order their names stand: the database has its own. */
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** One version of a product, as its history shows it. */
export interface ProductContent {
  offering: Offering;
  segment: Segment;
  state: ListingState;
  fields: ProductFields;
  visibility: FieldVisibilities;
}

/** The product as it was before these changes. */
export function revert(now: ProductContent, changes: readonly ProductChange[]): ProductContent {
  const kind = { offering: now.offering, segment: now.segment, state: now.state };
  const was: Record<"kind" | "fields" | "visibility", Map<string, unknown>> = {
    kind: new Map(Object.entries(kind)),
    fields: new Map(Object.entries(now.fields)),
    visibility: new Map(Object.entries(now.visibility)),
  };
  for (const { field, from } of changes) {
    const [values, key] = field.startsWith(ofVisibility)
      ? [was.visibility, field.slice(ofVisibility.length)]
      : [Object.hasOwn(kind, field) ? was.kind : was.fields, field];
    if (from === undefined) values.delete(key);
    else values.set(key, from);
  }
  return {
    ...(Object.fromEntries(was.kind) as typeof kind),
    fields: Object.fromEntries(was.fields) as ProductFields,
    visibility: Object.fromEntries(was.visibility) as FieldVisibilities,
  };
}
