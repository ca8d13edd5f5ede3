import { useCallback, useEffect, useState } from "react";

/** A function that shows a field and puts the focus into it as soon as it is there. */
export function useFocusField(open: (key: string) => void): (path: string) => void {
  const [pathToFocus, setPathToFocus] = useState<string | null>(null);
  useEffect(() => {
    if (pathToFocus === null) return;
    focusPath(pathToFocus);
    setPathToFocus(null);
  }, [pathToFocus]);
  return useCallback(
    (path: string) => {
      if (path === "") return;
      open(path.split(".")[0] ?? "");
      setPathToFocus(path);
    },
    [open],
  );
}

/** Several numbers stand in one input: then it is that of the shorter path. */
function inputAt(path: string): HTMLElement | null {
  const found = document.getElementById(`field-${path.replaceAll(".", "-")}`);
  const shorter = path.split(".").slice(0, -1);
  return found ?? (shorter.length > 1 ? inputAt(shorter.join(".")) : null);
}

/** Leads to what a path of the form names: "inci", "cas.1", "phases.0.ingredients.2.weight". */
function focusPath(path: string): void {
  const [key = ""] = path.split(".");
  const row = document.querySelector(`[data-field="${CSS.escape(key)}"]`);
  const id = `field-${key}`;
  const target =
    inputAt(path) ??
    document.getElementById(id) ??
    row?.querySelector<HTMLElement>(":is(input, textarea, select, button):not([aria-haspopup])");
  row?.scrollIntoView({ block: "center" });
  if (target) target.focus({ preventScroll: true });
}
