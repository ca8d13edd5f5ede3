import { useCallback, useEffect, useState } from "react";
import { focusPath } from "./focus-path.ts";

/** Shows a field and goes to it, once it is there. */
export function useLead(open: (key: string) => void): (path: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    focusPath(wanted);
    setWanted(null);
  }, [wanted]);
  return useCallback(
    (path: string) => {
      if (path === "") return;
      open(path.split(".")[0] ?? "");
      setWanted(path);
    },
    [open],
  );
}

/** To the first of what is wrong, with each try to save. */
export function useFirstFault(
  attempt: number,
  first: string | undefined,
  lead: (path: string) => void,
): void {
  const [led, setLed] = useState(attempt);
  useEffect(() => {
    if (attempt === led) return;
    setLed(attempt);
    if (attempt > led && first !== undefined) lead(first);
  }, [attempt, led, first, lead]);
}
