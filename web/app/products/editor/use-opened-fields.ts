import { useCallback, useState } from "react";
import { useKeptChoice } from "../../kernel/kept-choice.ts";

/** Which fields without a value are shown: those that were opened, or all, as this browser keeps. */
export function useOpenedFields(begun: readonly string[]) {
  const [all, showAll] = useKeptChoice("neroli.editor.all-fields", false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(begun));
  const open = useCallback(
    (key: string) => setOpened((before) => (before.has(key) ? before : new Set(before).add(key))),
    [],
  );
  return { all, opened: all ? ("all" as const) : opened, open, showAll };
}
