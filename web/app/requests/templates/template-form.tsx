import type { AnswerTemplate } from "@neroli/contract/requests/answer-templates.ts";
import { answerTemplate } from "@neroli/contract/requests/forms/answer-template.gen.ts";
import { newAnswerTemplate } from "@neroli/contract/requests/forms/new-answer-template.gen.ts";
import {
  asPlaceholder,
  type Placeholder,
  placeholders,
} from "@neroli/contract/requests/placeholders.ts";
import { useRef } from "react";
import { api, hasCode } from "../../kernel/client.ts";
import { FormDialog } from "../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Fields } from "../../ui/fields/field-group.tsx";
import { TextArea, TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { useReadTemplatesAgain } from "./use-templates.ts";

interface TemplateFormProps {
  /** Null of a new one. */
  template: AnswerTemplate | null;
  onClose: () => void;
}

/** Name and text of a template; placeholders are chosen by what they mean. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const t = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useTemplateForm(template, onClose);
  const theirs = form.conflict?.theirs;
  const insert = (name: Placeholder) => {
    const { body } = form.values;
    const caret = area.current?.selectionEnd ?? body.length;
    form.set({ body: body.slice(0, caret) + asPlaceholder(name) + body.slice(caret) });
    area.current?.focus();
  };
  return (
    <FormDialog
      title={
        template
          ? t("requests.templates.edit", { name: template.name })
          : t("requests.templates.new")
      }
      form={form}
      submit={t("table.form.save")}
      conflict={theirs && t("requests.templates.conflict", { name: theirs.name })}
      onClose={onClose}
    >
      <TextField data-autofocus label={t("requests.templates.name")} {...form.field("name")} />
      <TextArea ref={area} rows={8} label={t("requests.templates.body")} {...form.field("body")} />
      <Fields legend={t("requests.templates.placeholders")}>
        <div className={layout.chips}>
          {placeholders.map((name) => (
            <Button key={name} size="small" onClick={() => insert(name)}>
              {t(`requests.placeholder.${name}`)}
            </Button>
          ))}
        </div>
      </Fields>
    </FormDialog>
  );
}

function useTemplateForm(template: AnswerTemplate | null, onDone: () => void) {
  const t = useT();
  const readAgain = useReadTemplatesAgain();
  return useEntryForm({
    constraints: template ? answerTemplate : newAnswerTemplate,
    base: template,
    valuesOf: (base) => ({ name: base?.name ?? "", body: base?.body ?? "" }),
    toBody: (values, base) => ({ ...values, ...(base && { version: base.version }) }),
    send: (body, { base, key }) =>
      base
        ? api("PUT /answer-templates/:templateKey", {
            params: { templateKey: base.key },
            body: { ...body, version: base.version },
          })
        : api("POST /answer-templates", { body, key }),
    onSent: ({ name }) => {
      void readAgain();
      tellDone(t("requests.templates.saved", { name }));
      onDone();
    },
    theirsOf: async (error, base) =>
      base && hasCode(error, "conflict") ? await findTemplate(base.key) : null,
    draft: (base) => ({
      key: base ? `answer-template.${base.key}.${base.version}` : "answer-template.new",
    }),
  });
}

/** The template as it is now; null when it is gone. */
async function findTemplate(key: string): Promise<AnswerTemplate | null> {
  const { content } = await api("GET /answer-templates");
  return content.find((template) => template.key === key) ?? null;
}
