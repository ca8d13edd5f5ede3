import { useSyncExternalStore } from "react";

/** A product that is to be added to a project. */
export interface ProductToAdd {
  key: string;
  name: string;
  company_key: string;
  segment: string;
}

/** Products for which a project is being chosen. */
type Choosing = readonly ProductToAdd[] | null;

let choosing: Choosing = null;
const listeners = new Set<() => void>();

/** Opens the choice of a project, from wherever. */
export function chooseProject(products: Choosing): void {
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
