import { links } from "@neroli/contract/access/links.ts";
import type { Folder } from "@neroli/contract/bookmarks/schema.ts";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { metaT, useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Button } from "../ui/button.tsx";
import { Drawer } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/bookmarks-page";
import classes from "./bookmarks.module.css";
import { BookmarksTable } from "./bookmarks-table.tsx";
import { DeleteFolder } from "./delete-folder.tsx";
import { FolderForm } from "./folder-form.tsx";
import { FolderList } from "./folder-list.tsx";
import { useFolders } from "./use-bookmarks.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("bookmarks.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

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
          folder={open.folder}
          onDeleted={() => open.folder.id === chosen && void navigate(links.bookmarks())}
          onClose={close}
        />
      )}
    </WorkPage>
  );
}
