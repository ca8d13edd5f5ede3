import type { ComponentPropsWithoutRef, Ref } from "react";
import { Field, type FieldProps } from "./field.tsx";
import classes from "./fields.module.css";

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<"select">, keyof FieldProps | "children"> {
  ref?: Ref<HTMLSelectElement>;
  choices: readonly Choice[];
  /** What stands for no choice, where there may be none yet. */
  none?: string;
}

/** One of a list. */
export function ChoiceField({
  label,
  hint,
  error,
  required,
  className,
  choices,
  none,
  ...select
}: ChoiceFieldProps) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(described) => (
        <select {...select} {...described} className={classes.select}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
