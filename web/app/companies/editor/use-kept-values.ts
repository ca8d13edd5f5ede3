import { useForm } from "@mantine/form";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { useRef, useState } from "react";
import { useDraft } from "../../kernel/forms/use-draft.ts";
import { type CompanyValues, sameValue } from "./form-values.ts";
import { type Draft, type Start, startFrom } from "./start.ts";

/** The form's values, what they are compared with, and what this browser keeps of them. */
export function useKeptValues(company: EditableCompany | null, name: string) {
  const draft = useDraft<Draft>(`company:${company?.key ?? "new"}`);
  const [start] = useState(() => startFrom(company, { draft: draft.initial, name }));
  const [base, setBase] = useState(start.base);
  // A change that follows at once is compared with the new one.
  const latest = useRef(base);
  const rebase = (next: Start["base"]) => {
    latest.current = next;
    setBase(next);
  };
  const remember = (values: CompanyValues) => {
    const { version, values: began } = latest.current;
    if (sameValue(values, began)) draft.forget();
    else draft.keep({ version, base: began, values });
  };
  const form = useForm<CompanyValues>({ initialValues: start.values, onValuesChange: remember });
  return { form, base, rebase, remember, start, forget: draft.forget };
}

export type KeptValues = ReturnType<typeof useKeptValues>;
