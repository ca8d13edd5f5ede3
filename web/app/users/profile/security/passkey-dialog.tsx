import type { ChangedFactors } from "@neroli/contract/factors/endpoints.ts";
import { passkeyName } from "@neroli/contract/factors/forms/passkey-name.gen.ts";
import { api } from "../../../kernel/client.ts";
import { FormDialog } from "../../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../../kernel/forms/use-entry-form.ts";
import { usePortal } from "../../../kernel/portal.ts";
import { useT } from "../../../language/phrases.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import layout from "../../../ui/layout.module.css";
import { makePasskey } from "./passkey-browser.ts";

interface PasskeyDialogProps {
  onChanged: (changed: ChangedFactors, message: string) => void;
  onClose: () => void;
}

/** A name by which it is known later, then the browser asks for finger, face or key. */
export function PasskeyDialog({ onChanged, onClose }: PasskeyDialogProps) {
  const t = useT();
  const portal = usePortal();
  const form = useEntryForm({
    constraints: passkeyName,
    base: null,
    valuesOf: () => ({ name: systemName() }),
    // The name is judged first: a passkey that is refused for it would stay on the device.
    toBody: ({ name }) => ({ id: "made by the browser", name }),
    send: async ({ name }) =>
      api("POST /users/profile/factors/passkeys", {
        body: { name, passkey: { ...(await makePasskey(t)) } },
      }),
    onSent: (changed: ChangedFactors) => onChanged(changed, t("factors.passkeys.added")),
    draft: () => null,
  });
  return (
    <FormDialog
      title={t("factors.passkeys.add")}
      form={form}
      submit={t("factors.passkeys.make")}
      onClose={onClose}
    >
      <p className={layout.text}>{t("factors.passkeys.how")}</p>
      {portal && <p>{t("factors.passkeys.where", { host: location.hostname })}</p>}
      <TextField
        data-autofocus
        label={t("factors.passkeys.name")}
        hint={t("factors.passkeys.name.hint")}
        {...form.field("name")}
      />
    </FormDialog>
  );
}

/** What the device is called by its maker: a beginning that can be written over. */
function systemName(): string {
  const names = ["iPhone", "iPad", "Android", "Mac", "Windows", "Linux"];
  return names.find((each) => navigator.userAgent.includes(each)) ?? "";
}
