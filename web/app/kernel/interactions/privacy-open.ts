import { useSyncExternalStore } from "react";

let open = false;
const listeners = new Set<() => void>();

/** Opens the privacy choices, from wherever, or closes them. */
export function openPrivacy(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePrivacyOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
