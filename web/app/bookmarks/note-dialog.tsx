import { Textarea } from "@mantine/core";
import { noteLength } from "@neroli/contract/bookmarks/limits.ts";
import type { Bookmark } from "@neroli/contract/bookmarks/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, api } from "../kernel/client.ts";
import { sentenceOf, tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";

/** The note of one bookmark; what was typed stays whatever is answered. */
export function NoteDialog({ bookmark, onClose }: { bookmark: Bookmark; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [note, setNote] = useState(bookmark.note);
  const [version, setVersion] = useState(bookmark.version);
  /** What another tab has written since. */
  const [theirs, setTheirs] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: () =>
      api("PUT /bookmarks/:productKey/note", {
        params: { productKey: bookmark.product_key },
        body: { note, version },
      }),
    onSuccess: () => {
      tellDone(t("bookmarks.note.saved"));
      onClose();
    },
    onError: (error) => {
      const conflict = error instanceof ApiError && error.body.code === "conflict";
      const data = conflict ? error.body.additional_data : undefined;
      if (typeof data?.version !== "number") return;
      const current = data.current as { note?: string } | undefined;
      setVersion(data.version);
      setTheirs(current?.note ?? "");
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["bookmarks", "list"] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t("bookmarks.note.of", { name: bookmark.product?.name ?? t("bookmarks.gone") })}
    >
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {save.error && (
            <Note tone="bad" urgent>
              {theirs === null
                ? sentenceOf(save.error, t)
                : t("bookmarks.note.conflict", { note: theirs })}
            </Note>
          )}
          <Textarea
            data-autofocus
            autosize
            minRows={4}
            maxRows={12}
            maxLength={noteLength}
            label={t("bookmarks.note")}
            description={t("bookmarks.note.hint")}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <div className={layout.actions}>
            <Button onClick={onClose}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={save.isPending}>
              {t("table.form.save")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
