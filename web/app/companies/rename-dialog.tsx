import { Alert, Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../kernel/client.ts";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
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
    <Modal
      opened
      centered
      onClose={onClose}
      title={<Text fw={650}>{t("company-editor.rename.title", { name: company.name })}</Text>}
      closeButtonProps={{ "aria-label": t("table.close") }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{t("company-editor.rename.what", { address: links.company(company.key) })}</Text>
          <TextInput
            required
            data-autofocus
            maxLength={200}
            label={t("company-editor.rename.new")}
            value={name}
            error={tried && same ? t("company-editor.rename.same") : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {rename.error && <Alert color="red">{sentenceOf(rename.error, t)}</Alert>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("table.cancel")}
            </Button>
            <Button type="submit" loading={rename.isPending}>
              {t("company-editor.rename")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
