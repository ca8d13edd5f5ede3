import { useSyncExternalStore } from "react";
import type { ProductToBookmark } from "./bookmark-after-sign-in.ts";

/** Products for whose bookmarks a folder is being chosen. */
type Choosing = readonly ProductToBookmark[] | null;

let choosing: Choosing = null;
const listeners = new Set<() => void>();

/** Opens the choice of a folder, from wherever: toasts stand outside the page. */
export function chooseFolder(products: Choosing): void {
  choosing = products;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChoosing = (): Choosing =>
  useSyncExternalStore(
    subscribe,
    () => choosing,
    () => null,
  );
