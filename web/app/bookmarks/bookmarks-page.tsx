import { links } from "@neroli/contract/access/links.ts";
import { folder as folderBody } from "@neroli/contract/bookmarks/forms/folder.gen.ts";
import { newFolder } from "@neroli/contract/bookmarks/forms/new-folder.gen.ts";
import type { Folder } from "@neroli/contract/bookmarks/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { changedMeanwhile } from "../kernel/forms/changed-meanwhile.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { Drawer } from "../ui/dialog.tsx";
import { RadioField } from "../ui/fields/check-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { ErrorState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/bookmarks-page";
import classes from "./bookmarks.module.css";
import { BookmarksTable } from "./bookmarks-table.tsx";
import { FolderList } from "./folder-list.tsx";
import { useFolders } from "./use-bookmarks.ts";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "bookmarks.title");

/** The dialog that is open over the page. */
type Open = { what: "new" | "folders" } | { what: "rename" | "delete"; folder: Folder } | null;

/** Products that one wants to find again, in folders of one's own (spec 1). */
export default function BookmarksPage() {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const chosen = params.get("folder__eq") ?? undefined;
  const { data: folders, error, refetch } = useFolders();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const list = folders && (
    <FolderList
      folders={folders}
      chosen={chosen}
      onNew={() => setOpen({ what: "new" })}
      onRename={(folder) => setOpen({ what: "rename", folder })}
      onDelete={(folder) => setOpen({ what: "delete", folder })}
      {...(open?.what === "folders" && { onGo: close })}
    />
  );
  const title = folders?.folders.find(({ id }) => id === chosen)?.title;
  const shown = chosen === "unsorted" ? t("bookmarks.unsorted") : (title ?? t("bookmarks.all"));
  return (
    <WorkPage title={t("bookmarks.title")} lead={t("bookmarks.lead")}>
      <div className={classes.columns}>
        <Button
          size="small"
          icon="list"
          className={classes.open}
          aria-haspopup="dialog"
          onClick={() => setOpen({ what: "folders" })}
        >
          <span>{t("bookmarks.folder.shown", { title: shown })}</span>
        </Button>
        <aside className={classes.beside}>
          {list}
          {!folders && error && (
            <ErrorState text={sentenceOf(error, t)} onRetry={() => void refetch()} />
          )}
        </aside>
        <div>
          <BookmarksTable key={chosen ?? ""} folders={folders} />
        </div>
      </div>
      {open?.what === "folders" && (
        <Drawer title={t("bookmarks.folders")} onClose={close}>
          {list}
        </Drawer>
      )}
      {open?.what === "new" && <FolderForm folder={null} onClose={close} />}
      {open?.what === "rename" && <FolderForm folder={open.folder} onClose={close} />}
      {open?.what === "delete" && (
        <DeleteFolder
          // What is in it may become known, or change, while it is asked about.
          folder={folders?.folders.find(({ id }) => id === open.folder.id) ?? open.folder}
          onDeleted={() => open.folder.id === chosen && void navigate(links.bookmarks())}
          onClose={close}
        />
      )}
    </WorkPage>
  );
}

/** Deletes a folder, once it is said what becomes of the bookmarks in it. */
function DeleteFolder(props: { folder: Folder; onDeleted: () => void; onClose: () => void }) {
  const { folder, onClose } = props;
  const t = useT();
  const [bookmarks, setBookmarks] = useState<"keep" | "remove">("keep");
  return (
    <ConfirmAction
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
      action={async () => {
        await api("DELETE /bookmarks/folders/:folderId", {
          params: { folderId: folder.id },
          query: { bookmarks },
        });
        props.onDeleted();
      }}
      done={t("bookmarks.folder.deleted", { title: folder.title })}
      reread={["bookmarks"]}
      onClose={onClose}
    />
  );
}

interface FolderFormProps {
  /** The one that is renamed; null of a new one. */
  folder: Folder | null;
  onClose: () => void;
}

/** Names a new folder, or renames one. */
function FolderForm({ folder, onClose }: FolderFormProps) {
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
