import type { ComponentPropsWithoutRef, Ref } from "react";
import { Field, type FieldProps } from "./field.tsx";
import classes from "./fields.module.css";

export interface Choice {
  value: string;
  label: string;
}

/** Choices under a name of their own. */
interface ChoiceGroup {
  group: string;
  choices: readonly Choice[];
}

interface ChoiceFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<"select">, keyof FieldProps | "children"> {
  ref?: Ref<HTMLSelectElement>;
  choices: readonly (Choice | ChoiceGroup)[];
  /** What stands for no choice, where there may be none yet. */
  none?: string;
}

/** One of a list. */
export function ChoiceField({
  id,
  label,
  labelHidden,
  hint,
  error,
  required,
  className,
  choices,
  none,
  ...select
}: ChoiceFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, required, className }}>
      {(described) => (
        <select {...select} {...described} className={classes.select}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map((each) =>
            "group" in each ? (
              <optgroup key={each.group} label={each.group}>
                {each.choices.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(each)
            ),
          )}
        </select>
      )}
    </Field>
  );
}

const optionOf = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);
