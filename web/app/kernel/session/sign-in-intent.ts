import { here } from "./return-to.ts";

interface Kept<Intent> {
  intent: Intent;
  address: string;
}

const keyOf = (action: string) => `sign-in:${action}`;

/**
 * Keeps what somebody began at this address and must sign in for, over the way to the sign-in page
 * and back; in this tab alone. `action` names what is begun: "request".
 */
export function rememberIntent(action: string, intent: unknown): void {
  const kept: Kept<unknown> = { intent, address: here() };
  sessionStorage.setItem(keyOf(action), JSON.stringify(kept));
}

/** What was begun at this address before signing in: once. What was begun elsewhere is forgotten. */
export function takeIntent<Intent>(action: string): Intent | null {
  const stored = sessionStorage.getItem(keyOf(action));
  if (!stored) return null;
  sessionStorage.removeItem(keyOf(action));
  const { intent, address }: Kept<Intent> = JSON.parse(stored);
  return address === here() ? intent : null;
}
