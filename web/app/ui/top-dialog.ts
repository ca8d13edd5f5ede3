import { useSyncExternalStore } from "react";

/**
 * The open dialogs, the topmost at last. Whatever else floats belongs into it: browsers make all
 * outside of a modal dialog unreachable, also what lies above it.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Notes a dialog while it is open; answers how to end that. */
export function noteDialog(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog that is above all; null while there is none. */
export const useTopDialog = (): HTMLElement | null =>
  useSyncExternalStore(
    listen,
    () => open.at(-1) ?? null,
    () => null,
  );
