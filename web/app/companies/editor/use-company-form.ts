import { useForm } from "@mantine/form";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useState } from "react";
import { ApiError } from "../../kernel/client.ts";
import { fieldFailures } from "../../kernel/forms/field-failures.ts";
import { useDraft } from "../../kernel/forms/use-draft.ts";
import { useT } from "../../kernel/phrases.tsx";
import { sentenceOf, tellDone } from "../../kernel/toast.tsx";
import { faultsOf, pathInForm } from "./faults.ts";
import { type CompanyValues, sameValue, valuesOf } from "./form-values.ts";
import { merge } from "./merge.ts";
import { TopProductsRefused, useSaveCompany } from "./save-company.ts";
import { type Conflict, type Draft, startFrom } from "./start.ts";

/**
 * The form of a company, or of a new one: what it began with, what is kept of it in this browser,
 * and what becomes of it when it is saved, refused, or met by somebody else's changes.
 */
export function useCompanyForm(options: {
  company: EditableCompany | null;
  /** The name that a new company begins with. */
  name?: string;
  onCreated?: (created: EditableCompany) => void;
}) {
  const t = useT();
  const { company, name = "" } = options;
  const draft = useDraft<Draft>(`company:${company?.key ?? "new"}`);
  const [start] = useState(() => startFrom(company, { draft: draft.initial, name }));
  const [base, setBase] = useState(start.base);
  const [conflict, setConflict] = useState<Conflict | null>(start.conflict);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const save = useSaveCompany(company);
  const form = useForm<CompanyValues>({
    initialValues: start.values,
    onValuesChange: (values) => {
      if (sameValue(values, base.values)) draft.forget();
      else draft.keep({ version: base.version, base: base.values, values });
    },
  });

  /** What the server has now is what is compared with; typed meanwhile stays. */
  const adopt = (
    saved: EditableCompany,
    { sent, fresh }: { sent: CompanyValues; fresh: CompanyValues },
  ) => {
    setBase({ version: saved.version, values: valuesOf(saved) });
    form.setValues(merge(sent, form.getValues(), fresh).merged);
  };
  const meet = (current: EditableCompany) => {
    const [mine, theirs] = [form.getValues(), valuesOf(current)];
    const met = merge(base.values, mine, theirs);
    setBase({ version: current.version, values: theirs });
    setConflict({ ...met, theirs });
    form.setValues(met.merged);
  };
  const refuse = (error: unknown) => {
    if (error instanceof TopProductsRefused) {
      adopt(error.saved, { sent: error.sent, fresh: error.fresh });
    }
    const cause = error instanceof TopProductsRefused ? error.cause : error;
    const current = currentOf(cause);
    if (current) return meet(current);
    form.setErrors(translated(faultsOf(t, form.getValues(), !company), fieldFailures(cause)));
    setRefused(sentence(cause, error instanceof TopProductsRefused));
    setAttempt((before) => before + 1);
  };
  const sentence = (cause: unknown, ofTop: boolean) => {
    const forbidden = cause instanceof ApiError && cause.status === 403;
    if (!company && forbidden) return t("company-editor.no-permission");
    const reason = sentenceOf(cause, t);
    return ofTop ? t("company-editor.top.not-saved", { reason }) : reason;
  };
  const send = async (sent: CompanyValues) => {
    setRefused(null);
    const found = faultsOf(t, sent, !company);
    form.setErrors(found);
    if (Object.keys(found).length > 0) return setAttempt((before) => before + 1);
    setPending(true);
    try {
      const saved = await save(sent, base);
      draft.forget();
      adopt(saved, { sent, fresh: valuesOf(saved) });
      tellDone(company ? t("company-editor.saved") : t("company-editor.created"));
      options.onCreated?.(saved);
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  };
  return {
    form,
    changed: !sameValue(form.values, base.values),
    restored: start.restored,
    attempt,
    pending,
    refused,
    conflict,
    submit: () => void send(form.getValues()),
    discard: () => {
      draft.forget();
      form.setErrors({});
      form.setValues(base.values);
    },
    /** With what was chosen; `now` saves it too. */
    resolve: (values: CompanyValues, now: boolean) => {
      setConflict(null);
      form.setValues(values);
      if (now) void send(values);
    },
  };
}

export type CompanyEditing = ReturnType<typeof useCompanyForm>;
export type CompanyFormState = CompanyEditing["form"];

/** The company as somebody else left it, where that is why it was refused. */
function currentOf(error: unknown): EditableCompany | null {
  if (!(error instanceof ApiError) || error.body.code !== "conflict") return null;
  return (error.body.additional_data?.current as EditableCompany | undefined) ?? null;
}

/** The server's refusals at their fields; in the form's own words where it has some. */
const translated = (own: Record<string, string>, failures: Record<string, string>) => ({
  ...Object.fromEntries(
    Object.entries(failures).map(([path, message]) => [pathInForm(path), message]),
  ),
  ...own,
});
