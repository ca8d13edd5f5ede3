import type { UseFormReturnType } from "@mantine/form";
import type { AnyValues, EntryFormOptions, FieldOf, NameOf } from "./entry-form.ts";
import { inputLimits, withEmptied } from "./field-props.ts";
import { bodyPathOf, isWithin } from "./form-paths.ts";
import { type FieldFault, isMissing, messagesOf } from "./judge-values.ts";

interface Bound<Values extends AnyValues, Base, Body, Answer> {
  form: UseFormReturnType<Values>;
  options: EntryFormOptions<Values, Base, Body, Answer>;
  judged: (values: Values) => FieldFault[];
  attempt: number;
}

type Errors = UseFormReturnType<AnyValues>["errors"];

/** The errors of all other fields. */
const outside = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => !names.some((name) => isWithin(field, name))),
  );

/** What fields need of their form: props, errors, and how to change and judge them. */
export function bindFields<Values extends AnyValues, Base, Body, Answer>({
  form,
  options,
  judged,
  attempt,
}: Bound<Values, Base, Body, Answer>) {
  const { constraints, paths = {} } = options;
  const isRequired = (name: string) =>
    judged(withEmptied(form.getValues(), name)).some(
      ({ field, code }) => field === name && isMissing(code),
    );
  const clear = (names: readonly string[]) => form.setErrors((errors) => outside(errors, names));
  /** That a field is empty is told when the form is sent, not while one walks through it. */
  const judgeField = (name: string) => {
    const faults = judged(form.getValues()).filter(
      ({ field, code }) => isWithin(field, name) && (attempt > 0 || !isMissing(code)),
    );
    if (faults.length === 0) return;
    form.setErrors((errors) => ({ ...outside(errors, [name]), ...messagesOf(faults) }));
  };
  const bind = (name: FieldOf<Values>, type: "input" | "checkbox") => {
    const input = form.getInputProps(name, { type });
    return {
      ...input,
      name,
      // biome-ignore lint/suspicious/noExplicitAny: a field's value is what its page put there
      value: input.value as any,
      error: input.error as string | undefined,
      required: isRequired(name),
      onChange: (value: unknown) => {
        input.onChange(value);
        clear([name]);
      },
      onBlur: (event?: unknown) => {
        input.onBlur?.(event);
        judgeField(name);
      },
    };
  };
  return {
    /** The errors of all fields, by field. */
    errors: form.errors as Record<string, string>,
    /** The props of an input, a choice or a text area. */
    field: (name: FieldOf<Values>) => ({
      ...bind(name, "input"),
      ...inputLimits(constraints, bodyPathOf(paths, name)),
    }),
    /** The props of a tick box. */
    check: (name: FieldOf<Values>) => bind(name, "checkbox"),
    set: (changes: Partial<Values>) => {
      form.setValues(changes);
      clear(Object.keys(changes));
    },
    setField: (name: FieldOf<Values>, value: unknown) => {
      // The type of a path's value is not known here; the page names both.
      form.setFieldValue(name, value as never);
      clear([name]);
    },
    setError: (name: string, sentence: string | null) => form.setFieldError(name, sentence),
    judgeField,
    /** The field, or the first of those that stand within it. */
    focus: (name: string) => {
      const inner = () => document.querySelector<HTMLElement>(`[data-path^="${name}."]`);
      (form.getInputNode(name) ?? inner())?.focus();
    },
    add: (list: NameOf<Values>, entry: unknown) => form.insertListItem(list, entry as never),
    remove: (list: NameOf<Values>, at: number) => form.removeListItem(list, at),
  };
}
