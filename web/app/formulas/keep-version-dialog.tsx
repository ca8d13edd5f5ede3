import { version as constraints } from "@neroli/contract/formulas/forms/version.gen.ts";
import type { Formula } from "@neroli/contract/formulas/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { type Place, paramsOf } from "./formula-queries.ts";

interface KeepVersionDialogProps {
  place: Place;
  formula: Formula;
  onClose: () => void;
}

/** Keeps the formula as it is saved, with a word about it. */
export function KeepVersionDialog({ place, formula, onClose }: KeepVersionDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints,
    base: formula,
    valuesOf: () => ({ note: "" }),
    toBody: ({ note }: { note: string }, { revision }: Formula) => ({ note, revision }),
    send: (body, { key }) =>
      api("POST /companies/:companyKey/projects/:projectKey/formulas/:formulaKey/versions", {
        params: { ...paramsOf(place), formulaKey: formula.key },
        ...{ body, key },
      }),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["formulas"] });
      tellDone(t("formulas.version.kept"));
      onClose();
    },
    draft: () => null,
  });
  return (
    <FormDialog
      title={t("formulas.version.keep")}
      submit={t("formulas.version.keep.do")}
      {...{ form, onClose }}
    >
      <p className={layout.text}>{t("formulas.version.keep.text")}</p>
      <TextArea data-autofocus label={t("formulas.version.note")} {...form.field("note")} />
    </FormDialog>
  );
}
