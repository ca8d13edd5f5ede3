import { type ReactNode, useId } from "react";
import layout from "../layout.module.css";
import classes from "./fields.module.css";

/** What every field has, beside its value. */
export interface FieldProps {
  /** Of the input, where something leads to it. */
  id?: string | undefined;
  label: ReactNode;
  /** The label is read out only: what the field is for shows otherwise. */
  labelHidden?: boolean | undefined;
  /** Below the label: what is wanted here. */
  hint?: ReactNode;
  /** Why the value is refused. */
  error?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
}

interface Described {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

/** Label, hint and error around one input, which is described by both. */
export function Field({
  id: given,
  label,
  labelHidden,
  hint,
  error,
  required,
  className,
  children,
}: FieldProps & { children: (input: Described) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={[classes.field, className].filter(Boolean).join(" ")}>
      <label htmlFor={id} className={labelHidden ? layout.unseen : classes.label}>
        {label}
        {required && <Mark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {children({ id, ...describe({ told, error, required }) })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

const describe = ({ told, error, required }: { told: string } & Partial<FieldProps>) => ({
  "aria-describedby": told || undefined,
  "aria-invalid": error ? (true as const) : undefined,
  "aria-required": required ? (true as const) : undefined,
});

/** Seen only: whoever listens hears it from the input. */
export const Mark = () => (
  <span aria-hidden="true" className={classes.mark}>
    {" *"}
  </span>
);

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={id} className={classes.error}>
      {error}
    </p>
  );
}
