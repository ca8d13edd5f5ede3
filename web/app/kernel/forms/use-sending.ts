import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { forgetDraft } from "../drafts.ts";
import { sentenceOf } from "../toast.tsx";
import { type AnyValues, type Conflict, type EntryFormOptions, sameValue } from "./entry-form.ts";
import { type FieldFault, faultsOfError, messagesOf } from "./judge-values.ts";
import { merge } from "./merge.ts";

interface Sent<Values extends AnyValues, Base> {
  form: UseFormReturnType<Values>;
  base: Base;
  judged: (values: Values) => FieldFault[];
  /** The form goes on from this, with these values. */
  goOn: (base: Base, values: Values) => void;
}

/** Sends a form, and tells why it was not taken: at its fields, above it, or as a conflict. */
export function useSending<Values extends AnyValues, Base, Body, Answer>(
  options: EntryFormOptions<Values, Base, Body, Answer>,
  { form, base, judged, goOn }: Sent<Values, Base>,
) {
  const t = useT();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Values, Base> | null>(null);
  const show = (faults: readonly FieldFault[]) => {
    form.setErrors(messagesOf(faults.filter(({ field }) => field !== "")));
    setAttempt((tries) => tries + 1);
  };

  const meet = (theirBase: Base) => {
    const theirs = options.valuesOf(theirBase);
    const mine = form.getValues();
    const { merged, ...met } = merge({ base: options.valuesOf(base), mine, theirs }, sameValue);
    goOn(theirBase, merged);
    setConflict({ base: theirBase, theirs, ...met });
  };
  const tellRefusal = async (error: unknown, values: Values) => {
    const theirBase = (await options.theirsOf?.(error, base)) ?? null;
    if (theirBase !== null) return meet(theirBase);
    if (options.onRefused?.(error)) return;
    const faults = faultsOfError(error, { asked: options, values, t });
    show(faults);
    if (faults.every(({ field }) => field === "")) setRefusal(sentenceOf(error, t));
  };
  const adopt = (answer: Answer, sent: Values) => {
    setKey(crypto.randomUUID());
    if (options.baseOf) {
      const next = options.baseOf(answer);
      const theirs = options.valuesOf(next);
      // What was typed while it was being saved stays.
      goOn(next, merge({ base: sent, mine: form.getValues(), theirs }, sameValue).merged);
    } else {
      const draft = options.draft(base);
      if (draft) forgetDraft(draft.key, draft.place);
    }
    options.onSent?.(answer, { values: sent, base, key });
  };
  const send = async (values: Values) => {
    setRefusal(null);
    const faults = judged(values);
    if (faults.length > 0) {
      const whole = faults.find(({ field }) => field === "");
      if (whole) setRefusal(whole.message);
      return show(faults);
    }
    setPending(true);
    try {
      adopt(await options.send(options.toBody(values, base), { values, base, key }), values);
    } catch (error) {
      await tellRefusal(error, values);
    } finally {
      setPending(false);
    }
  };
  return { send, pending, attempt, refusal, setRefusal, conflict, setConflict };
}
