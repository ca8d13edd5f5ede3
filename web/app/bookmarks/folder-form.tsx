import { folder as folderBody } from "@neroli/contract/bookmarks/forms/folder.gen.ts";
import { newFolder } from "@neroli/contract/bookmarks/forms/new-folder.gen.ts";
import type { Folder } from "@neroli/contract/bookmarks/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { changedMeanwhile } from "./changed-meanwhile.ts";

interface FolderFormProps {
  /** The one that is renamed; null of a new one. */
  folder: Folder | null;
  onClose: () => void;
}

/** Names a new folder, or renames one. */
export function FolderForm({ folder, onClose }: FolderFormProps) {
  const t = useT();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints: folder ? folderBody : newFolder,
    base: folder,
    valuesOf: (base) => ({ title: base?.title ?? "" }),
    toBody: ({ title }, base) => ({ title: title.trim(), version: base?.version ?? 1 }),
    say: ({ code }) => (code === "required" ? t("bookmarks.folder.title.needed") : null),
    send: ({ title, version }) =>
      folder
        ? api("PUT /bookmarks/folders/:folderId", {
            params: { folderId: folder.id },
            body: { title, version },
          })
        : api("POST /bookmarks/folders", { body: { title } }),
    theirsOf: (error, base) => base && changedMeanwhile(error, base),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["bookmarks"] });
      tellDone(t(folder ? "bookmarks.folder.renamed" : "bookmarks.folder.created"));
      onClose();
    },
    draft: () => null,
  });
  return (
    <FormDialog
      title={t(folder ? "bookmarks.folder.rename" : "bookmarks.folder.new")}
      submit={t(folder ? "bookmarks.folder.rename" : "bookmarks.folder.create")}
      conflict={t("errors.conflict")}
      {...{ form, onClose }}
    >
      <TextField data-autofocus label={t("bookmarks.folder.title")} {...form.field("title")} />
    </FormDialog>
  );
}
