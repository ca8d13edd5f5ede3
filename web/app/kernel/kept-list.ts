/** A list that the browser keeps; everything that shows it is told of changes, also of other tabs. */
export interface KeptList<Item> {
  current: () => readonly Item[];
  change: (next: readonly Item[]) => void;
  subscribe: (listener: () => void) => () => void;
}

interface Options {
  key: string;
  /** sessionStorage is of one tab, localStorage of all; asked for in the browser only. */
  storage: () => Storage;
}

export function keptList<Item>({ key, storage }: Options): KeptList<Item> {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let kept: readonly Item[] | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = (): readonly Item[] => {
    try {
      const parsed: unknown = JSON.parse(storage().getItem(key) ?? "[]");
      return Array.isArray(parsed) ? parsed : none;
    } catch {
      return none;
    }
  };
  const heard = (event: StorageEvent) => {
    // Null: everything was cleared.
    if (event.key !== key && event.key !== null) return;
    kept = undefined;
    tell();
  };
  return {
    current: () => (kept ??= read()),
    change(next) {
      kept = next;
      try {
        storage().setItem(key, JSON.stringify(next));
      } catch {
        // A browser without storage keeps the list until the tab reloads.
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener("storage", heard);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", heard);
      };
    },
  };
}
