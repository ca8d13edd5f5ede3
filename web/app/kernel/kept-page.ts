import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router";
import { ApiError } from "./client.ts";

/** The page in sight, by its address, with its data. */
let shown: { address: string; data: unknown } | null = null;
/** Its address, where it could not be read anew. */
let failedAt: string | null = null;
const listeners = new Set<() => void>();

/** Remembers what the page in sight shows; null while it shows a failure. */
export function useShownPage(): void {
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  useEffect(() => {
    shown = data === undefined ? null : { address: `${pathname}${search}`, data };
    return () => {
      shown = null;
    };
  }, [pathname, search, data]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page in sight is what was read before, because reading it anew has failed. */
export function useFailedReading(): boolean {
  const { pathname, search } = useLocation();
  const failed = useSyncExternalStore(
    listen,
    () => failedAt,
    () => null,
  );
  return failed === `${pathname}${search}`;
}

/** Reads a page; what is in sight at this address stays where that fails for now. */
export async function readOrKeep<Result>(url: URL, read: () => Promise<Result>): Promise<Result> {
  try {
    const result = await read();
    tell(null);
    return result;
  } catch (error) {
    const kept = shown?.address === `${url.pathname}${url.search}` ? shown : null;
    if (!kept || !passes(error)) throw error;
    tell(kept.address);
    return kept.data as Result;
  }
}

/** No answer of the API about this page: another time there may be one. */
const passes = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));

function tell(address: string | null): void {
  failedAt = address;
  for (const listener of listeners) listener();
}
