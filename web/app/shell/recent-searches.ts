import { useSyncExternalStore } from "react";
import { keptList } from "../kernel/kept-list.ts";

const most = 6;
const none: readonly string[] = [];

const { current, change, subscribe } = keptList<string>({
  key: "neroli.recent-searches",
  storage: () => localStorage,
});

function remember(text: string): void {
  const query = text.trim();
  const others = current().filter((one) => one.toLowerCase() !== query.toLowerCase());
  if (query !== "") change([query, ...others].slice(0, most));
}

/** The searches of this browser, the latest first; none while rendering on the server. */
export function useRecentSearches() {
  const searches = useSyncExternalStore(subscribe, current, () => none);
  return { searches, remember, forget: () => change(none) };
}
