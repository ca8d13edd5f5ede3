import { TextInput } from "@mantine/core";
import { folderTitleLength } from "@neroli/contract/bookmarks/limits.ts";
import type { Folder } from "@neroli/contract/bookmarks/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, api } from "../kernel/client.ts";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";

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
    <Dialog
      onClose={onClose}
      title={t(folder ? "bookmarks.folder.rename" : "bookmarks.folder.new")}
    >
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {save.error && !taken && (
            <Note tone="bad" urgent>
              {sentenceOf(save.error, t)}
            </Note>
          )}
          <TextInput
            required
            data-autofocus
            label={t("bookmarks.folder.title")}
            maxLength={folderTitleLength}
            value={title}
            error={missing ?? (taken ? sentenceOf(save.error, t) : undefined)}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <div className={layout.actions}>
            <Button onClick={onClose}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={save.isPending}>
              {t(folder ? "bookmarks.folder.rename" : "bookmarks.folder.create")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
