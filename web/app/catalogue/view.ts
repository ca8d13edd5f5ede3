import { useSyncExternalStore } from "react";
import type { SearchState, View } from "./search-state.ts";

const storageKey = "search-view";
const listeners = new Set<() => void>();

/** The view that this browser used last. The server does not know it: its pages are kept for all readers. */
function remembered(): View {
  try {
    return localStorage.getItem(storageKey) === "list" ? "list" : "cards";
  } catch {
    return "cards";
  }
}

export function rememberView(view: View): void {
  try {
    localStorage.setItem(storageKey, view);
  } catch {
    // A browser without storage has the view in the address alone.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The view of the address, else the one this browser is used to. */
export function useView(state: SearchState): View {
  const used = useSyncExternalStore<View>(subscribe, remembered, () => "cards");
  return state.view ?? used;
}
