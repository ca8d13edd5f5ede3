import type { OpenRequest } from "../kernel/request-dialog.tsx";

const storageKey = "request-intent";

/** Kept over the way to the sign-in page and back, for this tab and this address. */
export function rememberIntent(asked: OpenRequest, address: string): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ asked, address }));
}

/** What was asked for at this address before signing in; once. */
export function takeIntent(address: string): OpenRequest | null {
  const stored = sessionStorage.getItem(storageKey);
  if (!stored) return null;
  sessionStorage.removeItem(storageKey);
  const intent: { asked: OpenRequest; address: string } = JSON.parse(stored);
  return intent.address === address ? intent.asked : null;
}
