import type { Profile } from "@neroli/contract/users/profile.ts";

/** Authenticated only once the profile is there (spec 4, session). */
export type SessionState =
  | { state: "loading" }
  | { state: "signed-out" }
  | { state: "signed-in"; profile: Profile };

export const loadingState: SessionState = { state: "loading" };
export const signedOutState: SessionState = { state: "signed-out" };

let current: SessionState = loadingState;
const listeners = new Set<() => void>();

export const sessionState = () => current;

export function setSessionState(next: SessionState): void {
  current = next;
  for (const listener of listeners) listener();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
