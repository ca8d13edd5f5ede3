import { links } from "@neroli/contract/access/links.ts";
import type { Bookmark, Folders } from "@neroli/contract/bookmarks/schema.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import { useState } from "react";
import { Link } from "react-router";
import { chooseFolder } from "../kernel/bookmarks/choosing.ts";
import { chooseProject } from "../kernel/projects/choosing.ts";
import { useProjectCompany } from "../kernel/projects/use-project-company.ts";
import { selectedOf } from "../kernel/selection.tsx";
import { useTableState } from "../kernel/table-state.ts";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { Column, RowAction } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import { nameOf } from "./bookmark-name.ts";
import classes from "./bookmarks.module.css";
import { BulkActions } from "./bulk-actions.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { useBookmarks, useRemove } from "./use-bookmarks.ts";

const filters = ["words__icontains", "offering__eq", "folder__eq"];

/** The bookmarks of the chosen folder, or all. */
export function BookmarksTable({ folders }: { folders: Folders | undefined }) {
  const t = useT();
  const state = useTableState({ filters, sort: "-created_at", size: 50 });
  const found = useBookmarks(state.query);
  const [selected, setSelected] = useState<readonly Bookmark[]>([]);
  const [noting, setNoting] = useState<Bookmark | null>(null);
  const remove = useRemove();
  const company = useProjectCompany();
  const columns = useColumns({ folders, onNote: setNoting });
  const rows = found.data?.content ?? [];
  // As they are now; those of other pages as they were.
  const chosen = selected.map((row) => rows.find((now) => isSame(now, row)) ?? row);
  const choose = (keys: ReadonlySet<string>) =>
    setSelected([
      ...selected.filter(({ product_key }) => keys.has(product_key)),
      ...rows.filter(
        (row) => keys.has(row.product_key) && !selected.some((one) => isSame(one, row)),
      ),
    ]);
  const removeRows = (gone: readonly Bookmark[]) => {
    setSelected(selected.filter((row) => !gone.some((one) => isSame(one, row))));
    remove.mutate(gone);
  };
  const actions = (row: Bookmark): readonly RowAction[] => [
    {
      label: t("bookmarks.move-to"),
      onSelect: () => chooseFolder([{ key: row.product_key, name: nameOf(t, row) }]),
    },
    ...(company !== null && row.product
      ? [
          {
            label: t("add-to-project.add"),
            onSelect: () => row.product && chooseProject([selectedOf(row.product)]),
          },
        ]
      : []),
    { label: t("bookmarks.note.edit"), onSelect: () => setNoting(row) },
    { label: t("bookmarks.remove"), danger: true, onSelect: () => removeRows([row]) },
  ];
  return (
    <>
      <DataTable
        label={t("bookmarks.title")}
        columns={columns}
        keyOf={({ product_key }) => product_key}
        rowLabel={(row) => nameOf(t, row)}
        list={state}
        found={found}
        empty={useEmpty(state.filters)}
        selection={{
          keys: new Set(selected.map(({ product_key }) => product_key)),
          onChange: choose,
        }}
        bulk={<BulkActions rows={chosen} onRemove={() => removeRows(chosen)} />}
        rowActions={actions}
      />
      {noting && <NoteDialog bookmark={noting} onClose={() => setNoting(null)} />}
    </>
  );
}

const isSame = (one: Bookmark, other: Bookmark) => one.product_key === other.product_key;

function useEmpty({ folder__eq: folder, ...others }: Readonly<Record<string, string>>) {
  const t = useT();
  if (Object.keys(others).length > 0) return { title: t("bookmarks.none"), text: "" };
  if (folder === "unsorted") {
    return { title: t("bookmarks.empty.unsorted"), text: t("bookmarks.empty.unsorted.text") };
  }
  if (folder) return { title: t("bookmarks.empty.folder"), text: t("bookmarks.empty.folder.text") };
  return {
    title: t("bookmarks.empty"),
    text: t("bookmarks.empty.text"),
    action: (
      <ButtonLink size="small" href={links.search("INGREDIENTS")}>
        {t("bookmarks.empty.find")}
      </ButtonLink>
    ),
  };
}

function useColumns(props: {
  folders: Folders | undefined;
  onNote: (bookmark: Bookmark) => void;
}): readonly Column<Bookmark>[] {
  const t = useT();
  const titles = new Map(props.folders?.folders.map(({ id, title }) => [id, title]));
  return [
    {
      key: "name",
      title: t("bookmarks.column.product"),
      sort: "name",
      filter: {
        kind: "text",
        name: "words__icontains",
        placeholder: t("bookmarks.column.product.filter"),
      },
      render: (row) => <Product row={row} />,
    },
    {
      key: "company",
      title: t("bookmarks.column.company"),
      sort: "company",
      hideBelow: "md",
      render: ({ product }) =>
        product && <Link to={links.company(product.company.key)}>{product.company.name}</Link>,
    },
    {
      key: "offering",
      title: t("bookmarks.column.offering"),
      hideBelow: "sm",
      filter: {
        kind: "choice",
        name: "offering__eq",
        options: offerings.map((value) => ({ value, label: words(t, "offerings", value) })),
      },
      render: ({ product }) => product && words(t, "offerings", product.offering),
    },
    {
      key: "note",
      title: t("bookmarks.note"),
      hideBelow: "md",
      render: (row) => <Note row={row} onNote={() => props.onNote(row)} />,
    },
    {
      key: "folder",
      title: t("bookmarks.folder"),
      hideBelow: "xl",
      render: ({ folder_id }) =>
        folder_id === null ? t("bookmarks.unsorted") : titles.get(folder_id),
    },
    {
      key: "created_at",
      title: t("bookmarks.column.added"),
      sort: "created_at",
      hideBelow: "xl",
      render: ({ created_at }) => formatDay(created_at),
    },
  ];
}

/** The name, and on a phone the note, which has a column of its own elsewhere. */
function Product({ row: { product, note } }: { row: Bookmark }) {
  const t = useT();
  return (
    <NameCell
      more={product ? product.inci : t("bookmarks.gone.text")}
      narrow={note && <span className={classes.words}>{note}</span>}
      until="md"
    >
      {product ? (
        <Link to={links.product(product.offering, product.key)}>{product.name}</Link>
      ) : (
        t("bookmarks.gone")
      )}
    </NameCell>
  );
}

function Note({ row, onNote }: { row: Bookmark; onNote: () => void }) {
  const t = useT();
  const name = nameOf(t, row);
  return (
    <>
      {row.note && <p className={`${classes.words} ${classes.note}`}>{row.note}</p>}
      <Button
        variant="link"
        aria-label={t(row.note ? "bookmarks.note.edit.of" : "bookmarks.note.add.of", { name })}
        onClick={onNote}
      >
        {t(row.note ? "bookmarks.note.edit" : "bookmarks.note.add")}
      </Button>
    </>
  );
}
