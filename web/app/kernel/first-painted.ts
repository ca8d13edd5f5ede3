import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Whether what a page shows below its first screen is drawn, too: of a page that one steps to, only
 * once its first screen is painted. Not where one goes back to a place further down, or to a part of it,
 * and not where the page comes from the server: all of it is there at once.
 */
export function useFirstPainted(): boolean {
  const { hash } = useLocation();
  const isAtTop = useNavigationType() !== "POP" && hash === "";
  return useDeferredValue(true, isAtTop ? false : undefined);
}
