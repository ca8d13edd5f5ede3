import type { ChangedFactors } from "@neroli/contract/factors/endpoints.ts";
import { app } from "@neroli/contract/factors/forms/app.gen.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../kernel/client.ts";
import { FormDialog } from "../../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../../kernel/forms/use-entry-form.ts";
import { QueryStates } from "../../../kernel/query-states.tsx";
import { useT } from "../../../language/phrases.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import layout from "../../../ui/layout.module.css";
import { QrCode } from "./qr-code.tsx";

interface AppDialogProps {
  onChanged: (changed: ChangedFactors, message: string) => void;
  onClose: () => void;
}

/** The key as a picture and as text; the app counts once its code was typed. */
export function AppDialog({ onChanged, onClose }: AppDialogProps) {
  const t = useT();
  const offered = useQuery({
    queryKey: ["offered-app"],
    queryFn: () => api("POST /users/profile/factors/app/begin"),
    // Each is another key.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const form = useEntryForm({
    constraints: app,
    base: null,
    valuesOf: () => ({ code: "" }),
    toBody: (values: { code: string }) => values,
    send: (body) => api("POST /users/profile/factors/app", { body }),
    baseOf: () => null,
    onSent: (changed: ChangedFactors) => onChanged(changed, t("factors.app.added")),
    draft: () => null,
  });
  return (
    <FormDialog
      title={t("factors.app.add")}
      form={form}
      submit={t("factors.app.submit")}
      onClose={onClose}
    >
      <p className={layout.text}>{t("factors.app.scan")}</p>
      <QueryStates query={offered}>
        {({ secret, address }) => (
          <>
            <QrCode text={address} label={t("factors.app.qr")} />
            <p className={layout.text}>
              {t("factors.app.key")} <code>{secret.replaceAll(/(.{4})(?=.)/g, "$1\u00a0")}</code>
            </p>
          </>
        )}
      </QueryStates>
      <TextField
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t("factors.app.code")}
        {...form.field("code")}
      />
    </FormDialog>
  );
}
