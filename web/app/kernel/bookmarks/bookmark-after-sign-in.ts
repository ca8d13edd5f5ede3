/** A product that is to be bookmarked as soon as somebody is signed in. */
export interface ProductToBookmark {
  key: string;
  name: string;
}

const storageKey = "bookmark:wanted";
/** Who signs in much later has forgotten what for. */
const lasts = 30 * 60_000;

/** Keeps it over the way to the sign-in page and back, for this tab. */
export const rememberBookmark = ({ key, name }: ProductToBookmark): void =>
  sessionStorage.setItem(storageKey, JSON.stringify({ key, name, at: Date.now() }));

/** The bookmark that was asked for before signing in; each is given out once. */
export function takeRememberedBookmark(): ProductToBookmark | null {
  const stored = sessionStorage.getItem(storageKey);
  if (!stored) return null;
  sessionStorage.removeItem(storageKey);
  const { at, ...wanted }: ProductToBookmark & { at: number } = JSON.parse(stored);
  return Date.now() - at < lasts ? wanted : null;
}

let waits = false;

/** Somebody asked while nobody knew yet whether there is a session. */
export function waitForSession(): void {
  waits = true;
}

/** Whether somebody waits for the session; once. */
export function isAwaited(): boolean {
  const before = waits;
  waits = false;
  return before;
}
