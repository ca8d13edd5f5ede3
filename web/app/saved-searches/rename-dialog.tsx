import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { SavedSearch } from "@neroli/contract/saved-searches/schema.ts";
import { type FormEvent, useState } from "react";
import { NameField } from "../kernel/saved-searches/name-field.tsx";
import { sentenceOf } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { useChange } from "./use-searches.ts";

/** `search` is as the list knows it now: what another tab has changed is saved over with intent. */
export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const t = useT();
  const [name, setName] = useState(search.name);
  const [tried, setTried] = useState(false);
  const change = useChange(search, onClose);
  const unnamed = name.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!unnamed && !change.isPending) change.mutate({ name });
  };
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={<Text fw={650}>{t("saved-searches.rename")}</Text>}
      closeButtonProps={{ "aria-label": t("table.close") }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          {change.error && <Alert color="red">{sentenceOf(change.error, t)}</Alert>}
          <NameField name={name} missing={tried && unnamed} onChange={setName} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("table.cancel")}
            </Button>
            <Button type="submit" loading={change.isPending}>
              {t("saved-searches.save.do")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
