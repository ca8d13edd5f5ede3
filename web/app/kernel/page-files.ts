import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router";
import { untilReachable } from "./outage.ts";

/** What the router says where a page's file did not come (page-files-plugin.ts); it waits then. */
const missing = "neroli:page-file-missing";

/**
 * Somebody follows a link to a page whose file does not come: the server is away, or has another
 * version by now. This page stays meanwhile, with what was typed on it, and the other one is loaded
 * as a document as soon as the server is there.
 */
export function useMissingPageFiles(): void {
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    // By the router's own state: a file may fail before where it leads is drawn.
    const goOn = () => {
      const goal = router?.state.navigation.location;
      if (goal) load(goal);
    };
    const follow = () => void untilReachable().then(goOn);
    addEventListener(missing, follow);
    return () => removeEventListener(missing, follow);
  }, [router]);
}

const load = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  location.assign(pathname + search + hash);
