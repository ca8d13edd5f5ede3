import { useCallback, useState } from "react";

const keptAs = "neroli.editor.all-fields";

function kept(): boolean {
  try {
    return localStorage.getItem(keptAs) === "yes";
  } catch {
    return false;
  }
}

/** Which fields without a value are shown: those that were opened, or all, as this browser keeps. */
export function useOpenedFields(begun: readonly string[]) {
  const [all, setAll] = useState(kept);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(begun));
  const open = useCallback(
    (key: string) => setOpened((before) => (before.has(key) ? before : new Set(before).add(key))),
    [],
  );
  return {
    all,
    opened: all ? ("all" as const) : opened,
    open,
    showAll: (shown: boolean) => {
      setAll(shown);
      try {
        localStorage.setItem(keptAs, shown ? "yes" : "no");
      } catch {
        // A browser without room shows the usual fields next time.
      }
    },
  };
}
