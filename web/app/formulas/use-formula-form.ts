import { formula as constraints } from "@neroli/contract/formulas/forms/formula.gen.ts";
import type { Formula, FormulaContent } from "@neroli/contract/formulas/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../kernel/client.ts";
import { type EntryForm, useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { type Place, paramsOf, readFormula } from "./formula-queries.ts";
import { withoutBlankSteps } from "./parts.ts";

export interface FormulaValues {
  title: string;
  content: FormulaContent;
}

/** The form of a formula, which goes on after each save. */
export function useFormulaForm(place: Place, formula: Formula) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints,
    base: formula,
    valuesOf: ({ title, content }: Formula): FormulaValues => ({ title, content }),
    tidy: ({ title, content }: FormulaValues) => ({ title, content: withoutBlankSteps(content) }),
    toBody: (values: FormulaValues, { revision }) => ({ ...values, revision }),
    send: (body) =>
      api("PUT /companies/:companyKey/projects/:projectKey/formulas/:formulaKey", {
        params: { ...paramsOf(place), formulaKey: formula.key },
        body,
      }),
    baseOf: (saved) => saved,
    theirsOf: (error) =>
      hasCode(error, "conflict") ? readFormula(place, { formulaKey: formula.key }) : null,
    onSent: (saved) => {
      queries.setQueryData(["formulas", "one", saved.key, ""], saved);
      void queries.invalidateQueries({ queryKey: ["formulas", "list"] });
      tellDone(t("formulas.saved"));
    },
    draft: ({ key, revision }) => ({ key: `formula.${key}.${revision}` }),
  });
}

export type FormulaFields = EntryForm<FormulaValues>;
