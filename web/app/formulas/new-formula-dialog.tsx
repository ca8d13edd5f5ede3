import { links } from "@neroli/contract/access/links.ts";
import { newFormula } from "@neroli/contract/formulas/forms/new-formula.gen.ts";
import type { FormulaSummary } from "@neroli/contract/formulas/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { Picker } from "../kernel/picker.tsx";
import { useT } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { type Place, paramsOf } from "./formula-queries.ts";

interface NewFormulaDialogProps {
  place: Place;
  /** Those that it can begin as a copy of. */
  formulas: readonly FormulaSummary[];
  onClose: () => void;
}

interface Listed {
  key: string;
  name: string;
}

/** Begins a formula: empty, as a copy of another one, or of a listed formulation. */
export function NewFormulaDialog({ place, formulas, onClose }: NewFormulaDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [listed, setListed] = useState<Listed | null>(null);
  const form = useEntryForm({
    constraints: newFormula,
    base: null,
    valuesOf: () => ({ title: "", copy_of: "" }),
    toBody: ({ title, copy_of }: { title: string; copy_of: string }) => ({
      title,
      copy_of: listed?.key ?? (copy_of || null),
    }),
    send: (body, { key }) =>
      api("POST /companies/:companyKey/projects/:projectKey/formulas", {
        params: paramsOf(place),
        ...{ body, key },
      }),
    onSent: ({ key }) => {
      void queries.invalidateQueries({ queryKey: ["formulas"] });
      onClose();
      void navigate(links.formula(place, key));
    },
    draft: () => null,
  });
  return (
    <FormDialog title={t("formulas.new")} submit={t("formulas.begin")} {...{ form, onClose }}>
      <TextField
        data-autofocus
        autoComplete="off"
        label={t("formulas.name")}
        {...form.field("title")}
      />
      {listed === null && (
        <ChoiceField
          label={t("formulas.copy-of")}
          none={t("formulas.copy-of.none")}
          choices={formulas.map(({ key, title }) => ({ value: key, label: title }))}
          {...form.field("copy_of")}
        />
      )}
      {form.values.copy_of === "" && (
        <Picker<Listed>
          label={t("formulas.listed")}
          placeholder={t("formulas.listed.which")}
          value={listed}
          onChange={setListed}
          queryKey={["formulas", "listed"]}
          find={findFormulations}
          keyOf={({ key }) => key}
          nameOf={({ name }) => name}
          none={t("formulas.listed.none")}
          clear={t("formulas.listed.clear")}
        />
      )}
    </FormDialog>
  );
}

async function findFormulations(words: string, signal: AbortSignal): Promise<Listed[]> {
  const { content } = await api("GET /search/products/:offering", {
    params: { offering: "FORMULATIONS" },
    query: { size: "15", ...(words && { query: words }) },
    signal,
  });
  return content.map(({ key, name }) => ({ key, name }));
}
