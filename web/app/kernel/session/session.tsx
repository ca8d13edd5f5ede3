import { mayVisit, type Reader } from "@neroli/contract/access/guard.ts";
import { guardOf, type PagePath } from "@neroli/contract/access/pages.ts";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { follow } from "./follow.ts";
import { loadingState, onSessionChange, type SessionState, sessionState } from "./state.ts";

export { finishSignOut, isSigningOut, signIn, signOut } from "./actions.ts";
export { refreshProfile } from "./rights.ts";

/** Finds the session of this browser after the first paint, and keeps it. */
export function Session(props: { issuer: string; clientId: string; children: ReactNode }) {
  const { issuer, clientId, children } = props;
  useEffect(() => follow({ issuer, client_id: clientId }), [issuer, clientId]);
  return children;
}

/** The server knows no session: a page is rendered, and hydrated, while it is loading. */
export const useSession = (): SessionState =>
  useSyncExternalStore(onSessionChange, sessionState, () => loadingState);

/** Who opens pages (contract, access/guard.ts); null for a visitor, and while nobody knows. */
export const readerOf = (session: SessionState): Reader | null =>
  session.state === "signed-in" ? { ...session.profile, portals: session.portals } : null;

/** Whether a page would open: menus leave out what would only say Permission Denied. */
export function useMayOpen(): (page: PagePath, portal?: string) => boolean {
  const reader = readerOf(useSession());
  return (page, portal) => mayVisit(guardOf(page), reader, portal) === "allowed";
}
