import { useCallback, useEffect, useState } from "react";
import { focusPath } from "./focus-path.ts";

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
