import type { Folder } from "@neroli/contract/bookmarks/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { RadioField } from "../ui/fields/check-field.tsx";

/** Deletes a folder, once it is said what becomes of the bookmarks in it. */
export function DeleteFolder(props: {
  folder: Folder;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { folder, onClose } = props;
  const t = useT();
  const queries = useQueryClient();
  const [bookmarks, setBookmarks] = useState<"keep" | "remove">("keep");
  const remove = useMutation({
    mutationFn: () =>
      api("DELETE /bookmarks/folders/:folderId", {
        params: { folderId: folder.id },
        query: { bookmarks },
      }),
    onSuccess: () => {
      tellDone(t("bookmarks.folder.deleted", { title: folder.title }));
      props.onDeleted();
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["bookmarks"] }),
  });
  return (
    <ConfirmDialog
      danger
      title={t("bookmarks.folder.delete.which", { title: folder.title })}
      text={
        folder.bookmarks === 0 ? (
          t("bookmarks.folder.delete.empty")
        ) : (
          <RadioField
            legend={t("bookmarks.folder.delete.what", { count: folder.bookmarks })}
            value={bookmarks}
            onChange={(choice) => setBookmarks(choice === "remove" ? "remove" : "keep")}
            choices={[
              { value: "keep", label: t("bookmarks.folder.delete.keep") },
              { value: "remove", label: t("bookmarks.folder.delete.remove") },
            ]}
          />
        )
      }
      confirm={t("bookmarks.folder.delete")}
      cancel={t("table.cancel")}
      pending={remove.isPending}
      error={remove.error ? sentenceOf(remove.error, t) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
