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
  useEffect(() => {
    let unfollow: (() => void) | undefined;
    const begin = () => {
      unfollow = follow({ issuer, client_id: clientId });
    };
    // In a task of its own: a page that has just come answers to clicks in between.
    const timer = setTimeout(begin);
    return () => {
      clearTimeout(timer);
      unfollow?.();
    };
  }, [issuer, clientId]);
  return children;
}

/** The server knows no session: a page is rendered, and hydrated, while it is loading. */
export const useSession = (): SessionState =>
  useSyncExternalStore(onSessionChange, sessionState, () => loadingState);

/** Something about it, such as whether anybody is signed in: what shows it is drawn anew with that alone. */
export const useSessionPart = <Part extends string | boolean | null>(
  part: (session: SessionState) => Part,
): Part =>
  useSyncExternalStore(
    onSessionChange,
    () => part(sessionState()),
    () => part(loadingState),
  );

/** Who opens pages (contract, access/guard.ts); null for a visitor, and while nobody knows. */
export const readerOf = (session: SessionState): Reader | null =>
  session.state === "signed-in" ? { ...session.profile, portals: session.portals } : null;

/** Whether a page would open: menus leave out what would only say Permission Denied. */
export function useMayOpen(): (page: PagePath, portal?: string) => boolean {
  const reader = readerOf(useSession());
  return (page, portal) => mayVisit(guardOf(page), reader, portal) === "allowed";
}
