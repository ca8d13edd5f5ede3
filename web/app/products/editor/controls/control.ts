import type { Language } from "@neroli/contract/kernel/language.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { FieldErrors } from "../field-errors.ts";
import type { Place } from "../place.ts";

/** The props of every control of a field. */
export interface ControlProps {
  field: ProductFieldKey;
  place: Place;
  /** The language that it is written in, where it is prose. */
  lang?: Language;
  /** The id of its only or first input, which the field's label names. */
  id: string;
  /** The field's name, for parts that the label does not name. */
  label: string;
  /** In the stored shape, or what was typed in its place. */
  value: unknown;
  errors: FieldErrors;
  /** Ids of hint and error. */
  describedBy: string | undefined;
  /** Drawn so; no input of it takes anything in any case. */
  disabled: boolean;
  onChange: (value: unknown) => void;
}

/** The id of an input within a field, by its path there. */
export const inputId = (id: string, path: string) => `${id}-${path.replaceAll(".", "-")}`;

export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((each) => textOf(each)) : [];

export const partsOfValue = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

export const isBad = ({ errors }: Pick<ControlProps, "errors">): boolean =>
  Object.keys(errors).length > 0;
