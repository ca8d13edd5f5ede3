import type { Profile } from "@neroli/contract/users/profile.ts";
import { loadPhrases, pageLanguage, pageVariant } from "../../language/phrases.tsx";
import { ApiError, api } from "../client.ts";
import { forgetSession, renew } from "./manager.ts";
import { noteLanguage } from "./own-language.ts";
import { noteTimeZone } from "./own-time-zone.ts";
import { identityProvider, type Provider } from "./provider.ts";
import { type SignedIn, sessionState, setSessionState, signedOutState } from "./state.ts";
import { readPerson } from "./stored.ts";

/** Everything that makes a session, from the server. Fails as the API refuses it. */
export async function readSession(provider: Provider): Promise<SignedIn> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // The token may be of a key that is no longer trusted, or the clocks differ: a new one tells.
    await renew(provider);
    if (readPerson() === null) throw error;
    return read();
  }
}

async function read(): Promise<SignedIn> {
  const [profile, portals] = await Promise.all([
    api("GET /users/profile"),
    api("GET /events"),
    loadPhrases(pageLanguage(), "work", pageVariant()),
  ]);
  noteLanguage(profile);
  noteTimeZone(profile);
  return { state: "signed-in", profile, portals: portals.content };
}

/** Whether the server refuses the person, which ends the session, and not only this call. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Written for a moment, so that the other tabs hear of it. */
export const refusalKey = "session:refusal";

/** Nothing of the session stays. Who is known and refused is told why; others sign in again. */
export function endSession(refusal: ApiError): void {
  const known = refusal.status === 403;
  if (known) localStorage.setItem(refusalKey, JSON.stringify(refusal.body));
  forgetSession();
  localStorage.removeItem(refusalKey);
  setSessionState(known ? { state: "signed-out", refusal } : signedOutState);
}

/**
 * Another tab was told that the session is over, and why. What it removed next may still be here:
 * the page reads itself anew as soon as the state changes, and not with a token that is refused.
 */
export function noteRefusalElsewhere(body: string): void {
  forgetSession();
  setSessionState({ state: "signed-out", refusal: new ApiError(403, JSON.parse(body)) });
}

let refreshing: Promise<Profile | null> | undefined;

/**
 * Reads anew who one is and what one may do, for an action that would be refused by what the page
 * knows. Null when the session is over; what was known while the server does not answer.
 */
export function refreshProfile(): Promise<Profile | null> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(): Promise<Profile | null> {
  const before = sessionState();
  if (before.state !== "signed-in") return null;
  const provider = await identityProvider();
  try {
    const next = await readSession(provider);
    // Unless the session ended meanwhile.
    if (sessionState().state === "signed-in") setSessionState(next);
    return next.profile;
  } catch (error) {
    if (!isRefused(error)) return before.profile;
    if (sessionState().state === "signed-in") endSession(error);
    return null;
  }
}
