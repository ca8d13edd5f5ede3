import type { RequestSubject } from "../kernel/request-dialog.tsx";

const storageKey = "request-intent";

/** Kept over the way to the sign-in page and back, for this tab and this address. */
export function rememberIntent(subject: RequestSubject, address: string): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ subject, address }));
}

/** The request that somebody began at this address before signing in; once. */
export function takeIntent(address: string): RequestSubject | null {
  const stored = sessionStorage.getItem(storageKey);
  if (!stored) return null;
  sessionStorage.removeItem(storageKey);
  const intent: { subject: RequestSubject; address: string } = JSON.parse(stored);
  return intent.address === address ? intent.subject : null;
}
