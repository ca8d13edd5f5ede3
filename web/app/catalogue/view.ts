import { useSyncExternalStore } from "react";
import { keptList } from "../kernel/kept-list.ts";
import type { SearchState, View } from "./search-state.ts";

/** The view that this browser used last. The server does not know it: its pages are kept for all readers. */
const { current, change, subscribe } = keptList<View>({
  key: "search-view",
  storage: () => localStorage,
});

export const rememberView = (view: View): void => change([view]);

/** The view of the address, else the one this browser is used to. */
export function useView(state: SearchState): View {
  const [used] = useSyncExternalStore(subscribe, current, () => cards);
  return state.view ?? (used === "list" ? "list" : "cards");
}

const cards: readonly View[] = ["cards"];
