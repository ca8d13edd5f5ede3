import type { ComponentPropsWithoutRef, ReactNode, Ref } from "react";
import { Field, type FieldProps } from "./field.tsx";
import classes from "./fields.module.css";

interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps | "children"> {
  ref?: Ref<HTMLInputElement>;
  /** Within the frame of the input, at its end. */
  end?: ReactNode;
}

/** Text of one line. */
export function TextField({
  id,
  label,
  labelHidden,
  hint,
  error,
  required,
  className,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, required, className }}>
      {(described) => (
        <span className={classes.frame}>
          <input type="text" {...input} {...described} className={classes.input} />
          {end}
        </span>
      )}
    </Field>
  );
}

interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldProps | "children"> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines; it grows with what is typed. */
export function TextArea({
  id,
  label,
  labelHidden,
  hint,
  error,
  required,
  className,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, required, className }}>
      {(described) => <textarea rows={3} {...area} {...described} className={classes.area} />}
    </Field>
  );
}

/** A number as it is typed: text, until the form is sent. */
export const NumberField = (props: TextFieldProps) => (
  <TextField inputMode="decimal" autoComplete="off" {...props} />
);
