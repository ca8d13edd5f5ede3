import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import type { SearchState } from "./search-state.ts";

/** Waiting shorter than this is not worth a skeleton, which would flash. */
const slowAfter = 400;

/** Tells whether the next answer of this search is on its way, and whether it takes long. */
export function usePending(state: SearchState): false | "quick" | "slow" {
  const { location } = useNavigation();
  const pending = location?.pathname === state.path;
  const slow = useSlow(pending);
  return pending && (slow ? "slow" : "quick");
}

/** Tells whether something has been under way for long. */
export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return slow;
}
