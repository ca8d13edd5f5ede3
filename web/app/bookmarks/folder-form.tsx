import { Alert, Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { folderTitleLength } from "@neroli/contract/bookmarks/limits.ts";
import type { Folder } from "@neroli/contract/bookmarks/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, api } from "../kernel/client.ts";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

/** Names a new folder, or renames one. */
export function FolderForm({ folder, onClose }: { folder: Folder | null; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [title, setTitle] = useState(folder?.title ?? "");
  const [version, setVersion] = useState(folder?.version ?? 1);
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      folder
        ? api("PUT /bookmarks/folders/:folderId", {
            params: { folderId: folder.id },
            body: { title, version },
          })
        : api("POST /bookmarks/folders", { body: { title } }),
    onSuccess: () => {
      tellDone(t(folder ? "bookmarks.folder.renamed" : "bookmarks.folder.created"));
      onClose();
    },
    onError: (error) => {
      // Renamed in another tab: what it is called there is told, and the next try is meant.
      const current = error instanceof ApiError ? error.body.additional_data?.version : undefined;
      if (typeof current === "number") setVersion(current);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["bookmarks"] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() && !save.isPending) save.mutate();
  };
  const taken = save.error instanceof ApiError && save.error.body.code === "bookmarks.title-taken";
  const missing = tried && !title.trim() ? t("bookmarks.folder.title.needed") : undefined;
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={<Text fw={650}>{t(folder ? "bookmarks.folder.rename" : "bookmarks.folder.new")}</Text>}
      closeButtonProps={{ "aria-label": t("table.close") }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          {save.error && !taken && <Alert color="red">{sentenceOf(save.error, t)}</Alert>}
          <TextInput
            required
            data-autofocus
            label={t("bookmarks.folder.title")}
            maxLength={folderTitleLength}
            value={title}
            error={missing ?? (taken ? sentenceOf(save.error, t) : undefined)}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("table.cancel")}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t(folder ? "bookmarks.folder.rename" : "bookmarks.folder.create")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
