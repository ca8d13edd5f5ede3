import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useId } from "react";
import type { Choice } from "./choice-field.tsx";
import { FieldError, type FieldProps, Mark } from "./field.tsx";
import classes from "./fields.module.css";

interface CheckFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps | "children" | "type"> {
  ref?: Ref<HTMLInputElement>;
}

/** A tick box with its label beside it. */
export function CheckField({ label, hint, error, required, className, ...input }: CheckFieldProps) {
  const id = useId();
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={[classes.check, className].filter(Boolean).join(" ")}>
      <input
        type="checkbox"
        {...input}
        id={id}
        aria-describedby={told || undefined}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      />
      <div>
        <label htmlFor={id}>
          {label}
          {required && <Mark />}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={classes.hint}>
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}

interface GroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  choices: readonly Choice[];
  name?: string;
  "data-path"?: string;
}

interface ChecksProps extends Omit<GroupProps, "choices"> {
  /** `hint` says what choosing it means; one that is `disabled` stays as it is. */
  choices: readonly (Choice & { hint?: string | null; disabled?: boolean })[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Any of a list. */
export function ChecksField({ value, onChange, choices, name, ...group }: ChecksProps) {
  const id = useId();
  const inOrder = choices.map((choice) => choice.value);
  return (
    <Group {...group}>
      {choices.map((choice, at) => (
        <div key={choice.value}>
          <label className={classes.option}>
            <input
              type="checkbox"
              name={name}
              disabled={choice.disabled}
              aria-describedby={choice.hint ? `${id}-${choice.value}` : undefined}
              data-path={at === 0 ? group["data-path"] : undefined}
              checked={value.includes(choice.value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  inOrder.filter((each) =>
                    each === choice.value ? checked : value.includes(each),
                  ),
                )
              }
            />
            {choice.label}
          </label>
          {choice.hint && (
            <p id={`${id}-${choice.value}`} className={classes.optionHint}>
              {choice.hint}
            </p>
          )}
        </div>
      ))}
    </Group>
  );
}

interface RadioProps extends Omit<GroupProps, "choices"> {
  /** `hint` says what choosing it means. */
  choices: readonly (Choice & { hint?: string })[];
  value: string;
  onChange: (value: string) => void;
  /** In a dialog: the focus goes to what is chosen. */
  "data-autofocus"?: boolean;
}

/** One of a few that are all in sight. */
export function RadioField({ value, onChange, choices, name, ...more }: RadioProps) {
  const { "data-autofocus": autofocus, ...group } = more;
  const id = useId();
  return (
    <Group {...group}>
      {choices.map((choice, at) => (
        <div key={choice.value}>
          <label className={classes.option}>
            <input
              type="radio"
              name={name ?? id}
              aria-describedby={choice.hint && `${id}-${choice.value}`}
              data-path={at === 0 ? group["data-path"] : undefined}
              data-autofocus={(autofocus && value === choice.value) || undefined}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
          {choice.hint && (
            <p id={`${id}-${choice.value}`} className={classes.optionHint}>
              {choice.hint}
            </p>
          )}
        </div>
      ))}
    </Group>
  );
}

function Group(props: Omit<GroupProps, "choices" | "name"> & { children: ReactNode }) {
  const id = useId();
  const { legend, hint, error, required } = props;
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={classes.group}
      aria-describedby={told || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={classes.label}>
        {legend}
        {required && <Mark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.options}>{props.children}</div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
