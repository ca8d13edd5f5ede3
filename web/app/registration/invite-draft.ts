import type { InviteValues } from "./invite-form-values.ts";

const storageKey = (userKey: string) => `invite-draft:${userKey}`;

/** What was filled in and not sent, for this tab and person: closing and reloading lose nothing. */
export function readDraft(userKey: string): InviteValues | null {
  const stored = sessionStorage.getItem(storageKey(userKey));
  return stored ? JSON.parse(stored) : null;
}

export function writeDraft(userKey: string, values: InviteValues): void {
  sessionStorage.setItem(storageKey(userKey), JSON.stringify(values));
}

export function clearDraft(userKey: string): void {
  sessionStorage.removeItem(storageKey(userKey));
}
