import type { UseFormReturnType } from "@mantine/form";
import { useRef, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { wasRefused } from "../client.ts";
import { forgetDraft } from "../drafts.ts";
import { type AnyValues, type EntryFormOptions, type Meeting, sameValue } from "./entry-form.ts";
import { type FieldFault, faultsOfError, messagesOf } from "./judge-values.ts";
import { merge } from "./merge.ts";
import { meet } from "./starting-values.ts";
import type { SendKey } from "./use-send-key.ts";

interface Sent<Values extends AnyValues, Base> {
  form: UseFormReturnType<Values>;
  base: Base;
  began: Values;
  tidy: (values: Values) => Values;
  judged: (values: Values) => FieldFault[];
  /** The form goes on from this, with these values. */
  goOn: (base: Base, values: Values) => void;
  replace: (values: Values) => void;
  sendKey: SendKey;
  /** What a draft from before met. */
  meeting: Meeting<Values> | null;
}

/** Sends a form, and tells why it was not taken: at its fields, above it, or as a conflict. */
export function useSending<Values extends AnyValues, Base, Body, Answer>(
  options: EntryFormOptions<Values, Base, Body, Answer>,
  { form, base, began, tidy, judged, goOn, replace, meeting, sendKey }: Sent<Values, Base>,
) {
  const t = useT();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [conflict, setConflict] = useState(meeting);
  const show = (faults: readonly FieldFault[]) => {
    form.setErrors(messagesOf(faults.filter(({ field }) => field !== "")));
    setAttempt((tries) => tries + 1);
  };

  const meetBase = (theirBase: Base) => {
    const theirs = options.valuesOf(theirBase);
    const mine = tidy(form.getValues());
    const met = meet({ base: began, mine, theirs }, options.draft(base)?.inParts);
    goOn(theirBase, met.values);
    setConflict(met.meeting);
  };
  const tellRefusal = async (error: unknown, values: Values) => {
    if (wasRefused(error)) sendKey.renew();
    const theirBase = (await options.theirsOf?.(error, base)) ?? null;
    if (theirBase !== null) return meetBase(theirBase);
    if (options.onRefused?.(error, values)) return;
    const faults = faultsOfError(error, { rules: options, values, t });
    show(faults);
    if (faults.every(({ field }) => field === "")) setRefusal(sentenceOf(error, t));
  };
  const adopt = (answer: Answer, sent: Values) => {
    sendKey.renew();
    if (options.baseOf) {
      const next = options.baseOf(answer);
      setAttempt(0);
      const theirs = options.valuesOf(next);
      // What was typed while it was being saved stays.
      const mine = tidy(form.getValues());
      goOn(next, merge({ base: sent, mine, theirs }, sameValue).merged);
    } else {
      const draft = options.draft(base);
      if (draft) forgetDraft(draft.key, draft.place);
    }
  };
  /** Does it, and goes on from what was answered; `sent` is what that was made of. */
  const call = async (
    sent: Values,
    { run, onDone }: { run: () => Promise<Answer>; onDone: (answer: Answer) => void },
  ) => {
    setPending(true);
    try {
      const answer = await run();
      adopt(answer, sent);
      onDone(answer);
    } catch (error) {
      await tellRefusal(error, sent);
    } finally {
      setPending(false);
    }
  };
  const trySend = async (typed: Values) => {
    setRefusal(null);
    const values = tidy(typed);
    if (values !== typed) replace(values);
    if (options.ready) {
      setPending(true);
      await options.ready();
      setPending(false);
    }
    const faults = judged(values);
    if (faults.length > 0) {
      const whole = faults.find(({ field }) => field === "");
      if (whole) setRefusal(whole.message);
      return show(faults);
    }
    sendKey.keep();
    const key = sendKey.current();
    await call(values, {
      run: () => options.send(options.toBody(values, base), { values, base, key }),
      onDone: (answer) => options.onSent?.(answer, { values, base, key }),
    });
  };
  const isSending = useRef(false);
  /** A second press may come before the button shows that it is busy. */
  const send = async (typed: Values) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await trySend(typed);
    } finally {
      isSending.current = false;
    }
  };
  return {
    ...{ send, pending, attempt, refusal, setRefusal, conflict, setConflict, meetBase },
    change: (run: () => Promise<Answer>, onDone: (answer: Answer) => void) => {
      setRefusal(null);
      return call(began, { run, onDone });
    },
  };
}
