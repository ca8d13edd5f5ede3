import { setRefusalListener, setTokenSource } from "../access-token.ts";
import type { ApiError } from "../client.ts";
import { endWhatIsEnding, noteSignOutElsewhere } from "./actions.ts";
import { usableToken } from "./held-token.ts";
import { renew } from "./manager.ts";
import { configure, type Provider } from "./provider.ts";
import {
  endSession,
  isRefused,
  noteRefusalElsewhere,
  readSession,
  refreshProfile,
  refusalKey,
} from "./rights.ts";
import { returningState, sessionState, setSessionState, signedOutState } from "./state.ts";
import { forgetOldSessions, isOfPerson, readPerson } from "./stored.ts";
import { watch } from "./watch.ts";

/** Whose session this tab shows, or showed until it ended. */
let shown: string | undefined;

/** Loads the session that this browser keeps, and follows what other tabs and the server do to it. */
export function follow(provider: Provider): () => void {
  configure(provider);
  setTokenSource(() => freshToken(provider));
  setRefusalListener((status, code) => {
    if (status === 401 || code?.startsWith("access.")) void refreshProfile();
  });
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === refusalKey && newValue !== null) noteRefusalElsewhere(newValue);
    if (isOfPerson(key)) followOtherTab(provider);
  };
  // Back in the history: a page that slept has missed what other tabs did.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void resume(provider);
  };
  const onOnline = () => void endWhatIsEnding().catch(() => {});
  addEventListener("online", onOnline);
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  const unwatch = watch(refreshProfile);
  forgetOldSessions();
  onOnline();
  void resume(provider);
  return () => {
    unwatch();
    removeEventListener("online", onOnline);
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

function followOtherTab(provider: Provider): void {
  const person = readPerson() ?? undefined;
  const before = sessionState().state === "signed-out" ? undefined : shown;
  if (person === before) return;
  if (person === undefined) noteSignOutElsewhere();
  else if (before === undefined) void resume(provider);
  // Somebody else signed in: nothing of the one before may stay on the page.
  else location.reload();
}

async function freshToken(provider: Provider): Promise<string | undefined> {
  if (readPerson() === null) return undefined;
  if (usableToken() === undefined) await renew(provider);
  return usableToken();
}

const longestPause = 30_000;
let attempts = 0;

/** From what is stored to a signed-in session, or to none; answers why the server refused it. */
export async function resume(provider: Provider, pause = 1_000): Promise<ApiError | undefined> {
  const attempt = ++attempts;
  shown = readPerson() ?? undefined;
  if (shown === undefined) return void setSessionState(signedOutState);
  if (sessionState().state === "loading") setSessionState(returningState);
  try {
    // None where the provider has ended the session meanwhile.
    if ((await freshToken(provider)) === undefined) return void setSessionState(signedOutState);
    const session = await readSession(provider);
    if (attempt === attempts) setSessionState(session);
  } catch (error) {
    if (attempt !== attempts) return;
    if (isRefused(error)) {
      endSession(error);
      return error;
    }
    // The server is away: the session is neither there nor gone until it answers.
    setTimeout(() => {
      if (attempt === attempts) void resume(provider, Math.min(pause * 2, longestPause));
    }, pause);
  }
}
