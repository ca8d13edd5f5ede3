import type { ChangedFactors, Factors } from "@neroli/contract/factors/endpoints.ts";
import { passkeyName } from "@neroli/contract/factors/forms/passkey-name.gen.ts";
import { api } from "../../../kernel/client.ts";
import { FormDialog } from "../../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../../kernel/forms/use-entry-form.ts";
import { useT } from "../../../language/phrases.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface RenamePasskeyProps {
  passkey: { id: string; name: string };
  onChanged: (changed: ChangedFactors, message: string) => void;
  onClose: () => void;
}

export function RenamePasskey({ passkey, onChanged, onClose }: RenamePasskeyProps) {
  const t = useT();
  const form = useEntryForm({
    constraints: passkeyName,
    base: passkey,
    valuesOf: ({ name }) => ({ name }),
    toBody: ({ name }, { id }) => ({ id, name }),
    send: (body) => api("POST /users/profile/factors/passkeys/rename", { body }),
    onSent: (factors: Factors) =>
      onChanged({ factors, recovery_codes: null }, t("factors.renamed")),
    draft: () => null,
  });
  return (
    <FormDialog
      title={t("factors.rename.title", { name: passkey.name })}
      form={form}
      submit={t("factors.rename")}
      onClose={onClose}
    >
      <TextField data-autofocus label={t("factors.passkeys.name")} {...form.field("name")} />
    </FormDialog>
  );
}
