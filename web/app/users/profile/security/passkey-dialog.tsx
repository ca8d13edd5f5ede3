import type { ChangedFactors } from "@neroli/contract/factors/endpoints.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { api } from "../../../kernel/client.ts";
import { useT } from "../../../language/phrases.tsx";
import { sentenceOf } from "../../../language/sentence-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import layout from "../../../ui/layout.module.css";
import { makePasskey } from "./passkey-browser.ts";

interface PasskeyDialogProps {
  onChanged: (changed: ChangedFactors, message: string) => void;
  onClose: () => void;
}

const longestName = 60;

/** A name by which it is known later, then the browser asks for finger, face or key. */
export function PasskeyDialog({ onChanged, onClose }: PasskeyDialogProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(systemName);
  const [missing, setMissing] = useState(false);
  const add = useMutation({
    mutationFn: async () =>
      api("POST /users/profile/factors/passkeys", {
        body: { name: name.trim(), passkey: { ...(await makePasskey(t)) } },
      }),
    onSuccess: (changed) => onChanged(changed, t("factors.passkeys.added")),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() !== "") add.mutate();
  };
  return (
    <Dialog
      title={t("factors.passkeys.add")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("table.cancel")}</Button>
          <Button variant="primary" type="submit" form={id} loading={add.isPending}>
            {t("factors.passkeys.make")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={layout.stack} onSubmit={submit}>
        <p className={layout.text}>{t("factors.passkeys.how")}</p>
        {add.error && (
          <Note tone="bad" urgent>
            {sentenceOf(add.error, t)}
          </Note>
        )}
        <TextField
          data-autofocus
          label={t("factors.passkeys.name")}
          hint={t("factors.passkeys.name.hint")}
          maxLength={longestName}
          value={name}
          error={missing ? t("failures.required") : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

/** What the device is called by its maker: a beginning that can be written over. */
function systemName(): string {
  const names = ["iPhone", "iPad", "Android", "Mac", "Windows", "Linux"];
  return names.find((each) => navigator.userAgent.includes(each)) ?? "";
}
