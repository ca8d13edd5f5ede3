import { useRef, useState } from "react";
import { moveItem } from "../../../kernel/move-item.ts";
import { useListMoving } from "../../../kernel/phases/use-moving.ts";
import { tellDone } from "../../../kernel/toast.tsx";
import { useT } from "../../../language/phrases.tsx";

interface EntryListOptions<Entry> {
  entries: readonly Entry[];
  /** As it is called where it is moved or removed; its number where it has no name. */
  nameOf: (entry: Entry) => string;
  /** One that nobody misses when it is removed. */
  isEmpty: (entry: Entry) => boolean;
  onChange: (entries: Entry[]) => void;
}

/** A list of entries that are moved, with what is said of it, and removed, which can be taken back. */
export function useEntryList<Entry>({
  entries,
  isEmpty,
  onChange,
  ...options
}: EntryListOptions<Entry>) {
  const t = useT();
  const latest = useRef(entries);
  latest.current = entries;
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState("");
  const nameOf = (at: number) => {
    const entry = entries[at];
    return (entry && options.nameOf(entry).trim()) || String(at + 1);
  };
  const move = (from: number, to: number): boolean => {
    if (from === to || to < 0 || to >= entries.length) return false;
    onChange(moveItem(entries, { from, to }));
    setAnnounced(
      t("product-editor.formula.entry.moved", {
        ...{ name: nameOf(from), number: to + 1, count: entries.length },
      }),
    );
    return true;
  };
  const remove = (at: number) => {
    const gone = entries[at];
    onChange(entries.toSpliced(at, 1));
    if (gone === undefined || isEmpty(gone)) return;
    tellDone(t("product-editor.formula.ingredient.removed", { name: nameOf(at) }), {
      label: t("product-editor.formula.undo"),
      onClick: () => onChange(latest.current.toSpliced(at, 0, gone)),
    });
  };
  const moving = useListMoving({ within: list, move });
  return { list, announced, nameOf, moving, remove };
}
