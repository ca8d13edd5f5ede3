import type { Award } from "@neroli/contract/awards/schema.ts";
import { awardMeasures, awardRecipients } from "@neroli/contract/enumerations/awards.ts";
import { segments } from "@neroli/contract/enumerations/products.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useT, words } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { DateField } from "../ui/fields/date-field.tsx";
import { FieldsPair } from "../ui/fields/field-group.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { useAwardForm } from "./use-award-form.ts";

interface AwardDialogProps {
  /** The one to edit; null makes a new one. */
  award: Award | null;
  onClose: () => void;
}

/** What an award is called, for whom it is, and by which figures of which days. */
export function AwardDialog({ award, onClose }: AwardDialogProps) {
  const t = useT();
  const form = useAwardForm(award, onClose);
  const theirs = form.conflict?.theirs;
  // What it was given for stays.
  const given = (award?.given ?? 0) > 0;
  return (
    <FormDialog
      title={award ? t("awards.edit.which", { name: award.name }) : t("awards.new")}
      form={form}
      submit={award ? t("table.form.save") : t("awards.create")}
      failed={t("awards.not-saved")}
      conflict={theirs && t("awards.conflict", { name: theirs.name })}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t("awards.name")}
        hint={t("awards.name.hint")}
        {...form.field("name")}
      />
      {given && <p className={layout.soft}>{t("awards.given.only-name")}</p>}
      <FieldsPair>
        <ChoiceField
          label={t("awards.recipients")}
          choices={awardRecipients.map((value) => ({
            value,
            label: t(`awards.recipients.${value}`),
          }))}
          disabled={given}
          {...form.field("recipients")}
        />
        <ChoiceField
          label={t("awards.segment")}
          none={t("awards.segment.all")}
          choices={segments.map((value) => ({ value, label: words(t, "segments", value) }))}
          disabled={given}
          {...form.field("segment")}
        />
      </FieldsPair>
      <ChoiceField
        label={t("awards.measure")}
        choices={awardMeasures.map((value) => ({ value, label: t(`award-measures.${value}`) }))}
        disabled={given}
        {...form.field("measure")}
      />
      <FieldsPair>
        <DateField label={t("awards.from")} disabled={given} {...form.field("from")} />
        <DateField label={t("awards.to")} disabled={given} {...form.field("to")} />
      </FieldsPair>
    </FormDialog>
  );
}
