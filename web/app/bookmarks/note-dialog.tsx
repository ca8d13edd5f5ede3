import { note } from "@neroli/contract/bookmarks/forms/note.gen.ts";
import type { Bookmark } from "@neroli/contract/bookmarks/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { changedMeanwhile } from "../kernel/forms/changed-meanwhile.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import { nameOf } from "./bookmark-name.ts";

/** The note of one bookmark; what was typed stays whatever is answered. */
export function NoteDialog({ bookmark, onClose }: { bookmark: Bookmark; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints: note,
    base: bookmark,
    valuesOf: (base) => ({ note: base.note }),
    toBody: (values, { version }) => ({ ...values, version }),
    send: (body) =>
      api("PUT /bookmarks/:productKey/note", {
        params: { productKey: bookmark.product_key },
        body,
      }),
    theirsOf: changedMeanwhile,
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["bookmarks", "list"] });
      tellDone(t("bookmarks.note.saved"));
      onClose();
    },
    draft: ({ product_key, version }) => ({ key: `bookmark-note.${product_key}.${version}` }),
  });
  return (
    <FormDialog
      title={t("bookmarks.note.of", { name: nameOf(t, bookmark) })}
      submit={t("table.form.save")}
      conflict={t("bookmarks.note.conflict", { note: form.base.note })}
      {...{ form, onClose }}
    >
      <TextArea
        data-autofocus
        label={t("bookmarks.note")}
        hint={t("bookmarks.note.hint")}
        {...form.field("note")}
      />
    </FormDialog>
  );
}
