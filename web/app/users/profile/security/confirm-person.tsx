import type { Factors, Proof } from "@neroli/contract/factors/endpoints.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { api } from "../../../kernel/client.ts";
import { useT } from "../../../language/phrases.tsx";
import { sentenceOf } from "../../../language/sentence-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import layout from "../../../ui/layout.module.css";
import { signWithPasskey } from "./passkey-browser.ts";

interface ConfirmPersonProps {
  factors: Factors;
  /** Before what it is asked, where that is not how one logs in oneself. */
  text?: string;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Who finds a session left open changes nothing of how its owner signs in. */
export function ConfirmPerson({ factors, text, onConfirmed, onClose }: ConfirmPersonProps) {
  const t = useT();
  const id = useId();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const prove = useMutation({
    mutationFn: async (proof: () => Promise<Proof>) =>
      api("POST /users/profile/factors/confirm", { body: await proof() }),
    onSuccess: onConfirmed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === "");
    if (password !== "") prove.mutate(async () => ({ password }));
  };
  return (
    <Dialog
      title={t("factors.confirm")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("table.cancel")}</Button>
          <Button variant="primary" type="submit" form={id} loading={prove.isPending}>
            {t("factors.confirm.submit")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={layout.stack} onSubmit={submit}>
        <p className={layout.text}>{text ?? t("factors.confirm.text")}</p>
        {prove.error && (
          <Note tone="bad" urgent>
            {sentenceOf(prove.error, t)}
          </Note>
        )}
        <PasswordField
          data-autofocus
          name="confirm-password"
          autoComplete="current-password"
          label={t("profile.password.current")}
          value={password}
          error={missing ? t("failures.required") : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {factors.passkeys.some(({ works_here }) => works_here) && (
          <div>
            <Button
              size="small"
              onClick={() =>
                prove.mutate(async () => ({ passkey: { ...(await signWithPasskey(t)) } }))
              }
            >
              {t("factors.confirm.passkey")}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
