import { forgetFiles } from "./draft-files.ts";

const prefix = "neroli.draft.";
/** Kept beside a draft: the key that it is sent with (send-keys.ts). */
const keyPrefix = `${prefix}key.`;

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

/**
 * The key that goes with a draft: who sends it from another tab, or after the page was loaded anew,
 * sends the same thing. Null where none was kept.
 */
export function readDraftKey(key: string, place: DraftPlace = "browser"): string | null {
  try {
    return storageOf(place).getItem(keyPrefix + key);
  } catch {
    return null;
  }
}

export function keepDraftKey(key: string, sendKey: string, place: DraftPlace = "browser"): void {
  try {
    storageOf(place).setItem(keyPrefix + key, sendKey);
  } catch {
    // As with the draft itself.
  }
}

/** It is as it was before; what was sent of it and not answered keeps its key. */
export function emptyDraft(key: string, place: DraftPlace = "browser"): void {
  try {
    storageOf(place).removeItem(prefix + key);
  } catch {
    // Nothing was kept either.
  }
}

/** It is sent, or given up. */
export function forgetDraft(key: string, place: DraftPlace = "browser"): void {
  emptyDraft(key, place);
  try {
    storageOf(place).removeItem(keyPrefix + key);
  } catch {
    // Nothing was kept either.
  }
}

/** Whoever signs out leaves nothing to the next one at this computer. */
export async function forgetDrafts(): Promise<void> {
  sessionStorage.clear();
  localStorage.removeItem(ownerKey);
  forgetKeptIn(localStorage);
  await forgetFiles();
}

/** Whose drafts these are. */
const ownerKey = "neroli.drafts-of";

/**
 * Whoever signs in finds nothing that another person typed, whose session ended without a sign-out.
 * What somebody typed before signing in stays.
 */
export async function claimDrafts(person: string): Promise<void> {
  try {
    const before = localStorage.getItem(ownerKey);
    if (before !== null && before !== person) {
      forgetKeptIn(sessionStorage);
      forgetKeptIn(localStorage);
      await forgetFiles();
    }
    localStorage.setItem(ownerKey, person);
  } catch {
    // A browser without room keeps no drafts either.
  }
}

function forgetKeptIn(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(prefix)) storage.removeItem(key);
  }
}
