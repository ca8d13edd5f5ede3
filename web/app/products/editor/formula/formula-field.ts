import type { FieldErrors } from "../field-errors.ts";
import type { Place } from "../place.ts";

/** What the fields of a formulation get. */
export interface FormulaFieldProps {
  /** Of the first input; the others begin with it. */
  id: string;
  /** In the stored shape, or as far as it is written. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** What is wrong, by the path below the field: "0.ingredients.2.weight". */
  errors?: FieldErrors;
  /** Ids of hint and error of the whole field. */
  describedBy?: string | undefined;
  disabled?: boolean;
  place: Place;
}

/** The id of the input that a problem is about. */
export const inputId = (id: string, path: string) => `${id}-${path.replaceAll(".", "-")}`;
