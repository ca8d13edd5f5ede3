const prefix = "neroli.draft.";

/**
 * Where what was typed and not sent is kept: "browser" outlives the tab, "tab" is for what people
 * do before they sign in or in one go.
 */
export type DraftPlace = "browser" | "tab";

const storageOf = (place: DraftPlace) => (place === "tab" ? sessionStorage : localStorage);

/** What was kept under the key; null when there is nothing, or nothing that can be read. */
export function readDraft<Draft>(key: string, place: DraftPlace = "browser"): Draft | null {
  if (typeof document === "undefined") return null;
  try {
    const text = storageOf(place).getItem(prefix + key);
    return text ? (JSON.parse(text) as Draft) : null;
  } catch {
    return null;
  }
}

/** The key names the form, the thing and its version: a draft is never laid over newer data. */
export function keepDraft(key: string, draft: unknown, place: DraftPlace = "browser"): void {
  try {
    storageOf(place).setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // A browser without room keeps no drafts; the form itself still works.
  }
}

export function forgetDraft(key: string, place: DraftPlace = "browser"): void {
  try {
    storageOf(place).removeItem(prefix + key);
  } catch {
    // Nothing was kept either.
  }
}

/** Whoever signs out leaves nothing to the next one at this computer. */
export function forgetDrafts(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}
