import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../kernel/client.ts";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { useCompanyChanged } from "./company-queries.ts";

interface RenameDialogProps {
  company: { key: string; name: string };
  onClose: () => void;
  onRenamed: (key: string) => void;
}

/** Says that the address changes with the name, and that the present one leads on. */
export function RenameDialog({ company, onClose, onRenamed }: RenameDialogProps) {
  const t = useT();
  const [name, setName] = useState(company.name);
  const tellChanged = useCompanyChanged();
  const rename = useMutation({
    mutationFn: () =>
      api("POST /companies/:companyKey/name", {
        params: { companyKey: company.key },
        body: { name },
      }),
    onSuccess: (renamed) => {
      void tellChanged(renamed.key, renamed);
      tellDone(t("company-editor.rename.done", { name: renamed.name }));
      onClose();
      onRenamed(renamed.key);
    },
  });
  const [tried, setTried] = useState(false);
  const same = !name.trim() || name.trim() === company.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!same && !rename.isPending) rename.mutate();
  };
  return (
    <Dialog onClose={onClose} title={t("company-editor.rename.title", { name: company.name })}>
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          <p className={layout.text}>
            {t("company-editor.rename.what", { address: links.company(company.key) })}
          </p>
          <TextInput
            required
            data-autofocus
            maxLength={200}
            label={t("company-editor.rename.new")}
            value={name}
            error={tried && same ? t("company-editor.rename.same") : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {rename.error && (
            <Note tone="bad" urgent>
              {sentenceOf(rename.error, t)}
            </Note>
          )}
          <div className={layout.actions}>
            <Button onClick={onClose}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={rename.isPending}>
              {t("company-editor.rename")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
