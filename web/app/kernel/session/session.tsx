import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { follow } from "./follow.ts";
import { loadingState, onSessionChange, type SessionState, sessionState } from "./state.ts";

export { finishSignOut, isSigningOut, signIn, signOut } from "./actions.ts";

/** Finds the session of this browser after the first paint, and keeps it. */
export function Session({ issuer, children }: { issuer: string; children: ReactNode }) {
  useEffect(() => follow(issuer), [issuer]);
  return children;
}

/** The server knows no session: a page is rendered, and hydrated, while it is loading. */
export const useSession = (): SessionState =>
  useSyncExternalStore(onSessionChange, sessionState, () => loadingState);
