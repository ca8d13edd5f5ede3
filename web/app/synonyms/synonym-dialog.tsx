import { leads, synonymRelations } from "@neroli/contract/enumerations/synonyms.ts";
import type { Synonym } from "@neroli/contract/synonyms/schema.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import type { EntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import layout from "../ui/layout.module.css";
import { AddName } from "./add-name.tsx";
import { NameChips } from "./name-chips.tsx";
import { Preview } from "./preview.tsx";
import { Trial } from "./trial.tsx";
import { type NameList, type SynonymValues, useSynonymForm } from "./use-synonym-form.ts";

/** The form of one group, with what searches find now. */
export function SynonymDialog(props: {
  synonym: Synonym | null;
  /** What a new group begins with. */
  words?: string;
  onClose: () => void;
}) {
  const t = useT();
  const { synonym, words, onClose } = props;
  const form = useSynonymForm(synonym, { words, onDone: onClose });
  const { relation } = form.values;
  const choices = synonymRelations.map((value) => ({
    value,
    label: t(`synonyms.relation.${value}`),
  }));
  return (
    <FormDialog
      size="wide"
      title={
        synonym
          ? t("synonyms.edit.which", { name: synonym.names[0]?.text ?? "" })
          : t("synonyms.new")
      }
      form={form}
      submit={synonym ? t("table.form.save") : t("synonyms.create")}
      failed={t("synonyms.not-saved")}
      conflict={t("synonyms.conflict")}
      onClose={onClose}
    >
      <ChoiceField
        label={t("synonyms.relation")}
        hint={t(`synonyms.relation.hint.${relation}`)}
        choices={choices}
        {...form.field("relation")}
      />
      <Names form={form} list="names" />
      {leads(relation) && (
        <section className={layout.close} aria-label={t("synonyms.leads-to")}>
          <h3>{t("synonyms.leads-to")}</h3>
          <Names form={form} list="leads_to" />
        </section>
      )}
      <Preview values={form.values} />
      <Trial />
    </FormDialog>
  );
}

function Names({ form, list }: { form: EntryForm<SynonymValues>; list: NameList }) {
  const names = form.values[list];
  return (
    <>
      <NameChips
        names={names}
        onTake={(name) => form.set({ [list]: names.filter((one) => one !== name) })}
      />
      <AddName form={form} list={list} />
    </>
  );
}
