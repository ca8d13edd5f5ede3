import type { Offering, Segment } from "@neroli/contract/products/enumerations.ts";
import { useSyncExternalStore } from "react";

/** A product that was ticked for a bulk request: what the request needs to name it. */
export interface SelectedProduct {
  key: string;
  name: string;
  offering: Offering;
  segment: Segment;
  company_key: string;
  company_name: string;
  in_stock: boolean;
}

const storageKey = "selection";
const none: readonly SelectedProduct[] = [];
const listeners = new Set<() => void>();
let selected: readonly SelectedProduct[] | undefined;

/** What is selected in this tab; it survives paging, other searches, sign-in and reload. */
const current = (): readonly SelectedProduct[] => (selected ??= stored());

function stored(): readonly SelectedProduct[] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(parsed) ? parsed : none;
  } catch {
    return none;
  }
}

function change(next: readonly SelectedProduct[]): void {
  selected = next;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // A browser without storage keeps the selection until the tab reloads.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toggleSelected(product: SelectedProduct): void {
  const without = current().filter(({ key }) => key !== product.key);
  change(without.length < current().length ? without : [...without, product]);
}

const clearSelection = (): void => change(none);

/** The products selected for bulk requests; none while rendering on the server. */
export function useSelection(): {
  products: readonly SelectedProduct[];
  toggle: (product: SelectedProduct) => void;
  clear: () => void;
} {
  const products = useSyncExternalStore(subscribe, current, () => none);
  return { products, toggle: toggleSelected, clear: clearSelection };
}

/** Whether one product is selected: its card alone is drawn anew when that changes. */
export const useIsSelected = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current().some((product) => product.key === key),
    () => false,
  );
