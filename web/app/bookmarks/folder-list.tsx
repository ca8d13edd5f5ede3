import { links } from "@neroli/contract/access/links.ts";
import type { Folder, Folders } from "@neroli/contract/bookmarks/schema.ts";
import { writeCount } from "@neroli/phrases/write-count.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { RowMenu } from "../ui/data-table-row.tsx";
import type { RowAction } from "../ui/data-table-types.ts";
import layout from "../ui/layout.module.css";
import classes from "./bookmarks.module.css";

interface FolderListProps {
  folders: Folders;
  /** An id, "unsorted", or all of them. */
  chosen: string | undefined;
  onNew: () => void;
  onRename: (folder: Folder) => void;
  onDelete: (folder: Folder) => void;
  onGo?: () => void;
}

/** Links to all bookmarks and to those of each folder, with what can be done to it. */
export function FolderList(props: FolderListProps) {
  const { chosen } = props;
  const { folders, unsorted } = props.folders;
  const t = useT();
  const order = useOrder();
  const all = folders.reduce((sum, { bookmarks }) => sum + bookmarks, unsorted);
  const entry = (folder: string | undefined, title: string, count: number) => (
    <Entry {...{ title, count }} folder={folder} current={chosen === folder} onGo={props.onGo} />
  );
  const actions = (folder: Folder, at: number): readonly RowAction[] => {
    const moved = (to: number) =>
      order(folders.map(({ id }) => id).toSpliced(at, 1), folder.id, to);
    return [
      { label: t("bookmarks.folder.rename"), onSelect: () => props.onRename(folder) },
      ...(at > 0 ? [{ label: t("bookmarks.folder.up"), onSelect: () => moved(at - 1) }] : []),
      ...(at < folders.length - 1
        ? [{ label: t("bookmarks.folder.down"), onSelect: () => moved(at + 1) }]
        : []),
      { label: t("bookmarks.folder.delete"), danger: true, onSelect: () => props.onDelete(folder) },
    ];
  };
  return (
    <nav className={classes.folders} aria-label={t("bookmarks.folders")}>
      <ul className={layout.list}>
        <li>{entry(undefined, t("bookmarks.all"), all)}</li>
        <li>{entry("unsorted", t("bookmarks.unsorted"), unsorted)}</li>
        {folders.map((folder, at) => (
          <li key={folder.id}>
            {entry(folder.id, folder.title, folder.bookmarks)}
            <RowMenu
              label={t("table.actions", { row: folder.title })}
              actions={actions(folder, at)}
            />
          </li>
        ))}
      </ul>
      <Button size="small" onClick={props.onNew}>
        {t("bookmarks.folder.new")}
      </Button>
    </nav>
  );
}

function Entry(props: {
  folder: string | undefined;
  title: string;
  count: number;
  current: boolean;
  onGo: (() => void) | undefined;
}) {
  const { folder, current, onGo } = props;
  const language = useLanguage();
  return (
    <Link
      to={links.bookmarks(folder ? { folder__eq: folder } : {})}
      aria-current={current ? "page" : undefined}
      {...(onGo && { onClick: onGo })}
    >
      <span>{props.title}</span>{" "}
      <small className={classes.count}>{writeCount(props.count, language)}</small>
    </Link>
  );
}

/** Puts a folder among the others; the other folders stay as they are. */
function useOrder() {
  const t = useT();
  const queries = useQueryClient();
  const order = useMutation({
    mutationFn: (folders: string[]) => api("PUT /bookmarks/folders/order", { body: { folders } }),
    onSuccess: (folders) => queries.setQueryData(["bookmarks", "folders"], folders),
    onError: (error) => tellFailure(error, t),
  });
  return (others: readonly string[], id: string, to: number) =>
    order.mutate(others.toSpliced(to, 0, id));
}
