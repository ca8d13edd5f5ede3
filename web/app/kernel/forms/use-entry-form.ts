import { type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { forgetDraft } from "../drafts.ts";
import {
  type AnyValues,
  type EntryFormOptions,
  type FieldOf,
  type NameOf,
  sameValue,
} from "./entry-form.ts";
import { inputLimits, withEmptied } from "./field-props.ts";
import { bodyPathOf } from "./form-paths.ts";
import { type FieldFault, isMissing, judgeValues } from "./judge-values.ts";
import { take } from "./merge.ts";
import { useKeepDraft, useKeptDraft } from "./use-kept-draft.ts";
import { useSending } from "./use-sending.ts";

/**
 * A form that a person fills in: judged by the contract's constraints when a field is left and
 * when it is sent, kept as a draft, sent, and told field by field what the server refuses. A page
 * writes one line a field: `<TextField label={…} {...form.field("city")} />`.
 */
export function useEntryForm<Values extends AnyValues, Base, Body, Answer>(
  options: EntryFormOptions<Values, Base, Body, Answer>,
) {
  const t = useT();
  const [base, setBase] = useState(options.base);
  const draft = options.draft(base);
  const initial = useKeptDraft<Values>(draft);
  const began = options.valuesOf(base);
  const form = useForm<Values>({ initialValues: { ...began, ...initial } });
  const { values } = form;
  const changed = !sameValue(values, began);
  useKeepDraft(draft, { values, changed });
  const judged = (typed: Values) => judgeValues(typed, { asked: options, base, t });
  const goOn = (from: Base, typed: Values) => {
    if (draft) forgetDraft(draft.key, draft.place);
    setBase(() => from);
    form.setValues(typed);
    form.clearErrors();
  };
  const sending = useSending(options, { form, base, judged, goOn });
  const { send, pending, attempt, refusal, conflict } = sending;
  const bound = bindFields({ form, options, judged, attempt });
  return {
    ...bound,
    values,
    base,
    changed,
    /** What was typed before the page was loaded anew is shown again. */
    restored: initial !== null && changed,
    pending,
    /** Counts the tries that were refused: each moves the focus to the summary. */
    attempt,
    /** Why it was refused as a whole. */
    refusal,
    conflict,
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      // A form within another's page is one of its own.
      event?.stopPropagation();
      if (!pending) void send(form.getValues());
    },
    goOn,
    /** Back to what is saved. */
    discard: () => {
      sending.setRefusal(null);
      sending.setConflict(null);
      goOn(base, began);
    },
    /** Settles a conflict: fields of which the other's value was chosen; `now` saves at once. */
    resolve: (ofTheirs: readonly string[], now: boolean) => {
      if (!conflict) return;
      const fields = ofTheirs as NameOf<Values>[];
      const chosen = take(form.getValues(), { from: conflict.theirs, fields });
      form.setValues(chosen);
      sending.setConflict(null);
      if (now) void send(chosen);
    },
  };
}

/** What fields need of their form. */
export type EntryForm<Values extends AnyValues> = ReturnType<
  typeof bindFields<Values, unknown, unknown, unknown>
> & { values: Values };

interface Bound<Values extends AnyValues, Base, Body, Answer> {
  form: UseFormReturnType<Values>;
  options: EntryFormOptions<Values, Base, Body, Answer>;
  judged: (values: Values) => FieldFault[];
  attempt: number;
}

function bindFields<Values extends AnyValues, Base, Body, Answer>({
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
  /** That a field is empty is told when the form is sent, not while one walks through it. */
  const judgeField = (name: string) => {
    const fault = judged(form.getValues()).find(({ field }) => field === name);
    if (fault && (attempt > 0 || !isMissing(fault.code))) form.setFieldError(name, fault.message);
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
    set: (changes: Partial<Values>) => form.setValues({ ...form.getValues(), ...changes }),
    setField: (name: FieldOf<Values>, value: unknown) => form.setFieldValue(name, value as never),
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
