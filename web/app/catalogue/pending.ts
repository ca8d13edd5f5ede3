import { useEffect, useMemo, useState } from "react";
import { useNavigation } from "react-router";
import { readState, type SearchKind, type SearchState } from "./search-state.ts";

/** Waiting shorter than this is not worth a skeleton, which would flash. */
const slowAfter = 400;

/**
 * Tells whether the next answer of this search is on its way, and whether it takes long. `asked` is
 * what it will answer: a second choice, however quick, stands on the first.
 */
export function usePending<Sort extends string>(
  state: SearchState<Sort>,
  kind: SearchKind<Sort>,
): { asked: SearchState<Sort>; pending: false | "quick" | "slow" } {
  const { location } = useNavigation();
  const next = location?.pathname === state.path ? location : null;
  const slow = useSlow(next !== null);
  return useMemo(
    () =>
      next
        ? { asked: readState(next, kind), pending: slow ? "slow" : "quick" }
        : { asked: state, pending: false },
    [next, kind, slow, state],
  );
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
