import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { untilReachable } from "./outage.ts";

/** What the router says where a page's file did not come (page-files-plugin.ts); it waits then. */
const missing = "neroli:page-file-missing";

/**
 * Somebody follows a link to a page whose file does not come: the server is away, or has another
 * version by now. This page stays meanwhile, with what was typed on it, and the other one is loaded
 * as a document as soon as the server is there.
 */
export function useMissingPageFiles(): void {
  const { location: goal } = useNavigation();
  const latest = useRef(goal);
  useEffect(() => {
    latest.current = goal;
  }, [goal]);
  useEffect(() => {
    const follow = () => void untilReachable().then(() => latest.current && load(latest.current));
    addEventListener(missing, follow);
    return () => removeEventListener(missing, follow);
  }, []);
}

const load = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  location.assign(pathname + search + hash);
