import type { Synonym } from "@neroli/contract/synonyms/schema.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useT } from "../language/phrases.tsx";
import { AddName } from "./add-name.tsx";
import { NameChips } from "./name-chips.tsx";
import { Trial } from "./trial.tsx";
import { useSynonymForm } from "./use-synonym-form.ts";

/** The form of one group, with what searches find now. */
export function SynonymDialog(props: { synonym: Synonym | null; onClose: () => void }) {
  const t = useT();
  const { synonym, onClose } = props;
  const form = useSynonymForm(synonym, onClose);
  const { names } = form.values;
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
      <NameChips
        names={names}
        onTake={(name) => form.set({ names: names.filter((one) => one !== name) })}
      />
      <AddName form={form} />
      <Trial />
    </FormDialog>
  );
}
