import { policyDimensions, policyLists } from "@neroli/contract/enumerations/policies.ts";
import type { Policy } from "@neroli/contract/policies/schema.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useT, words } from "../language/phrases.tsx";
import { RadioField } from "../ui/fields/check-field.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import { nameOf } from "./policy-queries.ts";
import { usePolicyForm } from "./use-policy-form.ts";
import { ValueField } from "./value-field.tsx";

interface DialogProps {
  company: string;
  known: ReadonlySet<string>;
  onClose: () => void;
}

/** Adds a policy. */
export function PolicyDialog({ company, known, onClose }: DialogProps) {
  const t = useT();
  const form = usePolicyForm({ company, known, policy: null, onDone: onClose });
  const { list, dimension, ...given } = form.values;
  return (
    <FormDialog
      title={t("policies.add")}
      form={form}
      submit={t("policies.add")}
      failed={t("policies.not-added")}
      onClose={onClose}
    >
      <RadioField
        data-autofocus
        legend={t("policies.list")}
        choices={policyLists.map((value) => ({
          value,
          label: words(t, "policies.list", value),
          hint: words(t, "policies.list-hint", value),
        }))}
        value={list}
        onChange={(value) => form.setField("list", value)}
      />
      <ChoiceField
        label={t("policies.dimension")}
        choices={policyDimensions.map((value) => ({
          value,
          label: words(t, "policies.dimension", value),
        }))}
        {...form.field("dimension")}
        onChange={({ currentTarget }) => {
          // What was wrong with the value of another kind is not wrong with this one.
          const chosen = policyDimensions.find((each) => each === currentTarget.value);
          if (chosen) form.set({ ...given, dimension: chosen });
        }}
      />
      <ValueField form={form} />
      <TextArea label={t("policies.note")} hint={t("policies.note.hint")} {...form.field("note")} />
    </FormDialog>
  );
}

/** Changes the note on a policy. */
export function NoteDialog({ policy, ...props }: DialogProps & { policy: Policy }) {
  const t = useT();
  const form = usePolicyForm({ ...props, policy, onDone: props.onClose });
  return (
    <FormDialog
      title={t("policies.note.of", { label: nameOf(t, policy) })}
      form={form}
      submit={t("table.form.save")}
      failed={t("policies.not-saved")}
      onClose={props.onClose}
    >
      <TextArea
        data-autofocus
        label={t("policies.note")}
        hint={t("policies.note.hint")}
        {...form.field("note")}
      />
    </FormDialog>
  );
}
