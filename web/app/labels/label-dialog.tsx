import type { Label } from "@neroli/contract/labels/schema.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useT } from "../language/phrases.tsx";
import { TextArea, TextField } from "../ui/fields/text-field.tsx";
import { ColourField } from "./colour-field.tsx";
import { LabelPreview } from "./label-preview.tsx";
import { useLabelForm } from "./use-label-form.ts";

/** The form of one label, with how it will look. */
export function LabelDialog({ label, onClose }: { label: Label | null; onClose: () => void }) {
  const t = useT();
  const form = useLabelForm(label, onClose);
  const theirs = form.conflict?.theirs;
  return (
    <FormDialog
      title={label ? t("labels.edit.which", { title: label.title }) : t("labels.new")}
      form={form}
      submit={label ? t("table.form.save") : t("labels.create")}
      failed={t(label ? "labels.not-saved" : "labels.not-created")}
      conflict={theirs && t("labels.conflict", { title: theirs.title, colour: theirs.colour })}
      onClose={onClose}
    >
      <TextField data-autofocus label={t("labels.form.title")} {...form.field("title")} />
      <ColourField form={form} />
      <TextArea
        label={t("labels.form.description")}
        hint={t("labels.form.description.hint")}
        {...form.field("description")}
      />
      <LabelPreview {...form.values} />
    </FormDialog>
  );
}
