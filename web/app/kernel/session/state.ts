import type { Portal } from "@neroli/contract/portals/schema.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import type { ApiError } from "../client.ts";

/** Authenticated only once the profile and the portals are there (spec 4, session). */
export type SessionState =
  /** `returning`: somebody was signed in here, and is again as soon as the server says so. */
  | { state: "loading"; returning?: true }
  /** `refusal`: why the server ended the session; nothing for who left or never was here. */
  | { state: "signed-out"; refusal?: ApiError }
  | SignedIn;

export interface SignedIn {
  state: "signed-in";
  profile: Profile;
  /** The portals and exhibitions that the person has a place in, with what it may do there. */
  portals: readonly Portal[];
}

export const loadingState: SessionState = { state: "loading" };
export const returningState: SessionState = { state: "loading", returning: true };
export const signedOutState: SessionState = { state: "signed-out" };

let current: SessionState = loadingState;
const listeners = new Set<() => void>();

export const sessionState = () => current;

/** What is the same as before changes nothing on the page. */
export function setSessionState(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
