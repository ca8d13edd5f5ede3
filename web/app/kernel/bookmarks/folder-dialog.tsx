import { Radio, Stack, TextInput } from "@mantine/core";
import { folderTitleLength } from "@neroli/contract/bookmarks/limits.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { api } from "../client.ts";
import { sentenceOf, tellDone } from "../toast.tsx";
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
  const move = useMutation({
    mutationFn: async () => {
      const body = { title: title.trim() };
      const id =
        place === fresh ? (await api("POST /bookmarks/folders", { body })).id : placeId(place);
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
  const untitled = place === fresh && title.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!untitled && found.data && !move.isPending) move.mutate();
  };
  const failure = move.error ?? found.error;
  return (
    <Dialog onClose={onClose} title={t("bookmarks.folder.choose", { count: products.length })}>
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {products.length === 1 && first && <p className={layout.text}>{first.name}</p>}
          {failure && (
            <Note tone="bad" urgent>
              {sentenceOf(failure, t)}
            </Note>
          )}
          <Radio.Group
            value={place}
            onChange={setPlace}
            label={t("bookmarks.folder")}
            aria-busy={!found.data}
          >
            <Stack gap="xs" mt="xs" mah={320} style={{ overflowY: "auto" }}>
              <Radio data-autofocus value={unsorted} label={t("bookmarks.unsorted")} />
              {found.data?.folders.map((folder) => (
                <Radio key={folder.id} value={folder.id} label={folder.title} />
              ))}
              <Radio value={fresh} label={t("bookmarks.folder.new")} />
            </Stack>
          </Radio.Group>
          {place === fresh && (
            <TextInput
              required
              label={t("bookmarks.folder.title")}
              maxLength={folderTitleLength}
              value={title}
              error={tried && untitled ? t("bookmarks.folder.title.needed") : undefined}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          )}
          <div className={layout.actions}>
            <Button onClick={onClose}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={move.isPending}>
              {t("bookmarks.move")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

const placeId = (place: string) => (place === unsorted ? null : place);
