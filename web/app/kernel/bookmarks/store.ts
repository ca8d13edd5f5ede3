import { useSyncExternalStore } from "react";
import { api } from "../client.ts";
import { onSessionChange, sessionState } from "../session/state.ts";

/** The folder of each bookmarked product; null is in none. */
type Bookmarked = ReadonlyMap<string, string | null>;
/** Products with their folders from now on; undefined is no longer bookmarked. */
export type BookmarkChanges = readonly (readonly [product: string, folder?: string | null])[];

const nothing: Bookmarked = new Map();
let bookmarked = nothing;
/** What was done while the list is on its way; null once it is there. */
let sinceAsked: BookmarkChanges | null = null;
/** Whose bookmarks these are; undefined while nobody is signed in. */
let owner: string | undefined;
const listeners = new Set<() => void>();
const hearers = new Set<() => void>();
/** The other tabs of this browser. */
let tabs: BroadcastChannel | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};

/** Loaded once for whoever is signed in, and kept as long. */
function follow(): void {
  const session = sessionState();
  // While a session is being looked for, the one before stays on the page.
  if (session.state === "loading") return;
  const next = session.state === "signed-in" ? session.profile.key : undefined;
  if (next === owner) return;
  owner = next;
  bookmarked = nothing;
  sinceAsked = next === undefined ? null : [];
  tell();
  if (next !== undefined) void load(next);
}

async function load(of: string): Promise<void> {
  // Buttons of a page whose list failed show nothing as bookmarked; what is added twice is there once.
  const { content } = await api("GET /bookmarks/products").catch(() => ({ content: [] }));
  if (owner !== of) return;
  bookmarked = new Map(content.map(({ product_key, folder_id }) => [product_key, folder_id]));
  const done = sinceAsked ?? [];
  sinceAsked = null;
  apply(done);
}

function apply(changes: BookmarkChanges): void {
  if (sinceAsked) sinceAsked = [...sinceAsked, ...changes];
  const next = new Map(bookmarked);
  for (const [product, folder] of changes) {
    if (folder === undefined) next.delete(product);
    else next.set(product, folder);
  }
  bookmarked = next;
  tell();
}

interface TabMessage {
  owner: string;
  changes: BookmarkChanges;
}

function open(): void {
  tabs = new BroadcastChannel("bookmarks");
  tabs.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if (data.owner !== owner) return;
    apply(data.changes);
    for (const hearer of hearers) hearer();
  });
  onSessionChange(follow);
  follow();
}

function subscribe(listener: () => void): () => void {
  if (!tabs) open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows at once what was done, here and in the other tabs. */
export function noteBookmarks(changes: BookmarkChanges): void {
  apply(changes);
  tellTabs(changes);
}

/** Shows at once what is being done; the other tabs hear of it when it is. */
export const expectBookmarks = apply;

export function tellTabs(changes: BookmarkChanges): void {
  if (owner !== undefined) tabs?.postMessage({ owner, changes } satisfies TabMessage);
}

/** Hears of what other tabs have done. */
export function onOtherTabs(hearer: () => void): () => void {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}

export const folderOf = (product: string): string | null | undefined => bookmarked.get(product);

/** Whether one product is bookmarked: its button alone is drawn anew when that changes. */
export const useIsBookmarked = (product: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => bookmarked.has(product),
    () => false,
  );
