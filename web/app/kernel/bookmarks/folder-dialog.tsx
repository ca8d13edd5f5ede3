import { folderTitleLength } from "@neroli/contract/bookmarks/limits.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RadioField } from "../../ui/fields/check-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { api } from "../client.ts";
import { useCloseQuestion } from "../forms/use-close-question.tsx";
import { tellDone } from "../toast.tsx";
import { useSendKeys } from "../use-send-keys.ts";
import type { ProductToBookmark } from "./bookmark-after-sign-in.ts";
import { folderOf, noteBookmarks } from "./store.ts";

const unsorted = "unsorted";
const fresh = "new";

/** Where bookmarks go: no folder, one there is, or one that is made for them. */
export default function FolderDialog(props: {
  products: readonly ProductToBookmark[];
  onClose: () => void;
  onMoved?: () => void;
}) {
  const { products, onClose } = props;
  const t = useT();
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: ["bookmarks", "folders"],
    queryFn: ({ signal }) => api("GET /bookmarks/folders", { signal }),
  });
  const [first] = products;
  const [place, setPlace] = useState(
    (products.length === 1 && first && folderOf(first.key)) || unsorted,
  );
  const [title, setTitle] = useState("");
  const [tried, setTried] = useState(false);
  const keyOf = useSendKeys();
  const move = useMutation({
    mutationFn: async () => {
      const body = { title: title.trim() };
      const key = keyOf(body.title);
      const id =
        place === fresh ? (await api("POST /bookmarks/folders", { body, key })).id : placeId(place);
      const keys = products.map(({ key }) => key);
      const { moved } = await api("POST /bookmarks/move", {
        body: { products: keys, folder_id: id },
      });
      return moved.map((key) => [key, id] as const);
    },
    onSuccess: (moved) => {
      noteBookmarks(moved);
      tellDone(t("bookmarks.moved", { count: moved.length }));
      props.onMoved?.();
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["bookmarks"] }),
  });
  const folders = found.data?.folders ?? [];
  const untitled = place === fresh && title.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!untitled && found.data && !move.isPending) move.mutate();
  };
  const failure = move.error ?? found.error;
  const changed = place === fresh && title.trim() !== "" && !move.isPending;
  const { close, question } = useCloseQuestion({ changed, onClose });
  return (
    <Dialog onClose={close} title={t("bookmarks.folder.choose", { count: products.length })}>
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {products.length === 1 && first && <p className={layout.text}>{first.name}</p>}
          {failure && (
            <Note tone="bad" urgent>
              {sentenceOf(failure, t)}
            </Note>
          )}
          <div aria-busy={!found.data}>
            <RadioField
              data-autofocus
              legend={t("bookmarks.folder")}
              value={place}
              onChange={setPlace}
              choices={[
                { value: unsorted, label: t("bookmarks.unsorted") },
                ...folders.map(({ id, title: label }) => ({ value: id, label })),
                { value: fresh, label: t("bookmarks.folder.new") },
              ]}
            />
          </div>
          {place === fresh && (
            <TextField
              required
              label={t("bookmarks.folder.title")}
              maxLength={folderTitleLength}
              value={title}
              error={tried && untitled ? t("bookmarks.folder.title.needed") : undefined}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          )}
          <div className={layout.actions}>
            <Button onClick={close}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={move.isPending}>
              {t("bookmarks.move")}
            </Button>
          </div>
        </div>
      </form>
      {question}
    </Dialog>
  );
}

const placeId = (place: string) => (place === unsorted ? null : place);
