import { useState } from "react";

const storageKey = "neroli.recent-searches";
const most = 6;

/** Reads the searches of this browser, the latest first; none where the browser keeps nothing. */
function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Private windows may forbid it: then nothing is remembered.
  }
}

/** The latest searches; empty until `look` is called, as the server cannot know them. */
export function useRecentSearches() {
  const [searches, setSearches] = useState<readonly string[]>([]);
  const keep = (next: readonly string[]) => {
    write(next);
    setSearches(next);
  };
  return {
    searches,
    look: () => setSearches(read()),
    remember(text: string) {
      const query = text.trim();
      const others = read().filter((one) => one.toLowerCase() !== query.toLowerCase());
      if (query !== "") keep([query, ...others].slice(0, most));
    },
    forget: () => keep([]),
  };
}
