import { useForm } from "@mantine/form";
import { type FormEvent, useMemo, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { forgetDraft } from "../drafts.ts";
import { bindFields } from "./bind-fields.ts";
import { type AnyValues, differing, type EntryFormOptions, type NameOf } from "./entry-form.ts";
import { judgeValues } from "./judge-values.ts";
import { take } from "./merge.ts";
import { useKeepDraft, useStart } from "./use-kept-draft.ts";
import { useSendKey } from "./use-send-key.ts";
import { useSending } from "./use-sending.ts";

const asTyped = <Values>(values: Values): Values => values;

/**
 * A form that a person fills in: judged by the contract's constraints when a field is left and
 * when it is sent, kept as a draft, sent, and told field by field what the server refuses. A page
 * writes one line a field: `<TextField label={…} {...form.field("city")} />`.
 */
export function useEntryForm<Values extends AnyValues, Base, Body, Answer>(
  options: EntryFormOptions<Values, Base, Body, Answer>,
) {
  const t = useT();
  const { valuesOf, tidy = asTyped } = options;
  const [{ base, began }, setBegan] = useState(() => ({
    base: options.base,
    began: valuesOf(options.base),
  }));
  const draft = options.draft(base);
  const start = useStart(draft, {
    stored: began,
    onLate: (late: Values) => {
      setRestored(true);
      replace(late);
    },
  });
  const [isRestored, setRestored] = useState(start.restored);
  const form = useForm<Values>({ initialValues: start.values, clearInputErrorOnChange: false });
  const { values } = form;
  const tidied = useMemo(() => tidy(values), [tidy, values]);
  const changedFields = useMemo(() => differing(began, tidied), [began, tidied]);
  const changed = changedFields.length > 0;
  const sendKey = useSendKey(draft);
  useKeepDraft(start.isRead ? draft : null, { values, changed, began, sendKey });
  const judged = (typed: Values) => judgeValues(typed, { rules: options, base, t });
  /** Fields that are not among these have no value any more. */
  const replace = (typed: Values) => {
    const none = Object.keys(form.getValues()).map((name) => [name, undefined]);
    form.setValues({ ...Object.fromEntries(none), ...typed });
    form.clearErrors();
  };
  const goOn = (from: Base, typed: Values) => {
    if (draft) forgetDraft(draft.key, draft.place);
    setBegan({ base: from, began: valuesOf(from) });
    setRestored(false);
    replace(typed);
  };
  const sending = useSending(options, {
    ...{ form, base, began, tidy, judged, goOn, replace, sendKey },
    meeting: start.meeting,
  });
  const { send, pending, attempt, refusal, conflict } = sending;
  return {
    ...bindFields({ form, options, judged, attempt }),
    values,
    /** The values as they would be stored. */
    tidied,
    base,
    changed,
    changedFields,
    /** What was typed before the page was loaded anew is shown again. */
    restored: isRestored && changed,
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
    /** The thing as somebody else left it, in place of what is shown, where nothing was typed. */
    follow: (from: Base) => goOn(from, valuesOf(from)),
    /** What is typed was kept beside the form, which goes on from there; marked fields stay marked. */
    settle: (from: Base) => {
      setBegan({ base: from, began: valuesOf(from) });
      setRestored(false);
    },
    /** Brings one's own changes together with what somebody else has saved. */
    meet: sending.meetBase,
    /** Another call that changes the thing and answers with it, such as taking the last save back. */
    change: sending.change,
    /** Goes back to what is saved; answers how to take that back. */
    discard: () => {
      const typed = form.getValues();
      sending.setRefusal(null);
      sending.setConflict(null);
      goOn(base, began);
      return () => replace(typed);
    },
    /** Settles a conflict: fields of which the other's value was chosen; `now` saves at once. */
    resolve: (ofTheirs: readonly string[], now: boolean) => {
      if (!conflict) return;
      const fields = ofTheirs as NameOf<Values>[];
      const chosen = take(form.getValues(), { from: conflict.theirs, fields });
      replace(chosen);
      sending.setConflict(null);
      if (now) void send(chosen);
    },
  };
}

/** What fields need of their form. */
export type EntryForm<Values extends AnyValues> = ReturnType<
  typeof bindFields<Values, unknown, unknown, unknown>
> & { values: Values };
