import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useState } from "react";
import { ApiError } from "../../kernel/client.ts";
import { fieldFailures } from "../../kernel/forms/field-failures.ts";
import { sentenceOf, tellDone } from "../../kernel/toast.tsx";
import { type Translate, useT } from "../../language/phrases.tsx";
import { faultsOf, inForm, refusedFields } from "./faults.ts";
import { type CompanyValues, sameValue, valuesOf } from "./form-values.ts";
import { merge } from "./merge.ts";
import { TopProductsRefused, useSaveCompany } from "./save-company.ts";
import type { Conflict } from "./start.ts";
import { type KeptValues, useKeptValues } from "./use-kept-values.ts";

interface Options {
  /** Null for a new one. */
  company: EditableCompany | null;
  /** The name that a new company begins with. */
  name?: string;
  onCreated?: (created: EditableCompany) => void;
}

/**
 * The form of a company, or of a new one: what it began with, what is kept of it in this browser,
 * and what becomes of it when it is saved, refused, or met by somebody else's changes.
 */
export function useCompanyForm({ company, name = "", onCreated }: Options) {
  const t = useT();
  const kept = useKeptValues(company, name);
  const { form, base, start, remember } = kept;
  const [conflict, setConflict] = useState<Conflict | null>(start.conflict);
  const refusal = useRefusal(kept, { company, onConflict: setConflict });
  const [pending, setPending] = useState(false);
  const save = useSaveCompany(company);

  const send = async (sent: CompanyValues) => {
    if (refusal.ofForm(sent)) return;
    setPending(true);
    try {
      const saved = await save(sent, base);
      kept.forget();
      adopt(kept, { saved, sent, fresh: valuesOf(saved) });
      tellDone(company ? t("company-editor.saved") : t("company-editor.created"));
      onCreated?.(saved);
    } catch (error) {
      refusal.ofServer(error);
    } finally {
      setPending(false);
    }
  };
  const put = (values: CompanyValues) => {
    form.setErrors({});
    form.setValues(values);
    remember(values);
  };
  return {
    form,
    changed: !sameValue(form.values, base.values),
    restored: start.restored,
    attempt: refusal.attempt,
    refused: refusal.refused,
    pending,
    conflict,
    submit: () => void send(form.getValues()),
    discard: () => {
      const typed = form.getValues();
      put(base.values);
      const undo = { label: t("table.undo"), onClick: () => put(typed) };
      tellDone(t("company-editor.discarded"), undo);
    },
    /** With what was chosen; `now` saves it too. */
    resolve: (values: CompanyValues, now: boolean) => {
      setConflict(null);
      put(values);
      if (now) void send(values);
    },
  };
}

export type CompanyEditing = ReturnType<typeof useCompanyForm>;
export type CompanyFormState = CompanyEditing["form"];

interface Adopted {
  saved: EditableCompany;
  sent: CompanyValues;
  /** What the form holds from now on; what was typed meanwhile stays. */
  fresh: CompanyValues;
}

/** What the server has now is what is compared with. */
function adopt({ form, rebase }: KeptValues, { saved, sent, fresh }: Adopted): void {
  rebase({ version: saved.version, values: valuesOf(saved) });
  form.setValues(merge(sent, form.getValues(), fresh).merged);
}

/** Why it could not be saved, at the fields and above them. */
function useRefusal(
  kept: KeptValues,
  options: { company: EditableCompany | null; onConflict: (conflict: Conflict) => void },
) {
  const t = useT();
  const { form, base, rebase } = kept;
  const isNew = options.company === null;
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);

  /** Somebody else saved it: both are put together, and what both changed is asked. */
  const meet = (current: EditableCompany) => {
    const theirs = valuesOf(current);
    const { merged, ...met } = merge(base.values, form.getValues(), theirs);
    // Before the base: a reload in the middle of the choice asks again.
    form.setValues(merged);
    rebase({ version: current.version, values: theirs });
    options.onConflict({ ...met, theirs });
  };
  return {
    attempt,
    refused,
    ofForm: (values: CompanyValues): boolean => {
      setRefused(null);
      const found = faultsOf(t, values, isNew);
      form.setErrors(found);
      const any = Object.keys(found).length > 0;
      if (any) setAttempt((before) => before + 1);
      return any;
    },
    ofServer: (error: unknown) => {
      const ofTop = error instanceof TopProductsRefused;
      if (ofTop) adopt(kept, error);
      const cause = ofTop ? error.cause : error;
      const current = currentOf(cause);
      if (current) return meet(current);
      form.setErrors(fieldsOf(cause, { t, values: form.getValues() }));
      setRefused(sentenceFor(cause, { t, isNew, ofTop }));
      setAttempt((before) => before + 1);
    },
  };
}

/** The company as somebody else left it, where that is why it was refused. */
function currentOf(error: unknown): EditableCompany | null {
  if (!(error instanceof ApiError) || error.body.code !== "conflict") return null;
  return (error.body.additional_data?.current as EditableCompany | undefined) ?? null;
}

/** A refusal by its own code brings its own sentence, in the reader's language. */
function fieldsOf(cause: unknown, { t, values }: { t: Translate; values: CompanyValues }) {
  const failures = fieldFailures(cause, t);
  const ofShape = cause instanceof ApiError && cause.body.code === "request.invalid";
  return ofShape ? refusedFields(t, { failures, values }) : inForm(failures);
}

function sentenceFor(
  cause: unknown,
  { t, isNew, ofTop }: { t: Translate; isNew: boolean; ofTop: boolean },
): string {
  // Spec 5: users without create permission.
  if (isNew && cause instanceof ApiError && cause.status === 403) {
    return t("company-editor.no-permission");
  }
  const reason = sentenceOf(cause, t);
  return ofTop ? t("company-editor.top.not-saved", { reason }) : reason;
}
