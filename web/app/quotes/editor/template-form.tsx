import type { QuoteDraft } from "@neroli/contract/quotes/draft.ts";
import { template as templateBody } from "@neroli/contract/quotes/forms/template.gen.ts";
import type { QuoteTemplate } from "@neroli/contract/quotes/schema.ts";
import { api } from "../../kernel/client.ts";
import { FormDialog } from "../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useReadTemplatesAgain } from "./use-templates.ts";

interface TemplateFormProps {
  /** What is kept. */
  draft: QuoteDraft;
  /** The one that gets another name; null of a new one. */
  renamed: QuoteTemplate | null;
  templates: readonly QuoteTemplate[];
  onClose: () => void;
}

/** The name of a template; one that has it already is replaced, and that is said before. */
export function TemplateForm({ draft, renamed, templates, onClose }: TemplateFormProps) {
  const t = useT();
  const readAgain = useReadTemplatesAgain();
  const form = useEntryForm({
    constraints: templateBody,
    base: null,
    valuesOf: () => ({ name: renamed?.name ?? "" }),
    toBody: ({ name }) => ({ name, draft }),
    send: async (body) => {
      await api("POST /quote-templates", { body });
      if (renamed && !isNamed(renamed, body.name)) {
        const params = { templateKey: renamed.key };
        await api("DELETE /quote-templates/:templateKey", { params });
      }
    },
    onSent: (_, { values: { name } }) => {
      tellDone(t("quotes.edit.template.saved", { name }));
      onClose();
      readAgain();
    },
    draft: () => null,
  });
  const { name } = form.values;
  const replaced = templates.find((each) => each.key !== renamed?.key && isNamed(each, name));
  const title = renamed
    ? t("quotes.edit.template.rename", { name: renamed.name })
    : t("quotes.edit.template.new");
  return (
    <FormDialog title={title} form={form} submit={t("table.form.save")} onClose={onClose}>
      <TextField
        data-autofocus
        label={t("quotes.edit.template.name")}
        hint={
          replaced
            ? t("quotes.edit.template.replaces", { name: replaced.name })
            : t("quotes.edit.template.hint")
        }
        {...form.field("name")}
      />
    </FormDialog>
  );
}

const isNamed = (template: QuoteTemplate, name: string): boolean =>
  template.name.toLowerCase() === name.trim().toLowerCase();
