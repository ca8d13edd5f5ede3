import { useEffect } from "react";

/** Guards of what is typed and not saved. The router asks one blocker: `shell/leave-question.tsx`. */
const holding = new Set<object>();

export const isAnythingUnsaved = (): boolean => holding.size > 0;

/** Asks before a page with unsaved changes is left, by a link here or by the browser itself. */
export function LeaveGuard({ changed }: { changed: boolean }): null {
  useEffect(() => {
    if (!changed) return;
    const guard = {};
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    holding.add(guard);
    addEventListener("beforeunload", ask);
    return () => {
      holding.delete(guard);
      removeEventListener("beforeunload", ask);
    };
  }, [changed]);
  return null;
}
