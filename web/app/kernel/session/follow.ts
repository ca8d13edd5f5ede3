import { setRefusalListener, setTokenSource } from "../access-token.ts";
import type { ApiError } from "../client.ts";
import { noteSignOutElsewhere } from "./actions.ts";
import { loadManager, renew } from "./manager.ts";
import { configure, type Provider } from "./provider.ts";
import {
  endSession,
  isOfPerson,
  noteRefusalElsewhere,
  readSession,
  refreshProfile,
  refusalKey,
} from "./rights.ts";
import { sessionState, setSessionState, signedOutState } from "./state.ts";
import { isExpired, readStored, storageKey } from "./stored.ts";
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
    if (key === refusalKey && newValue !== null) noteRefusalElsewhere(provider, newValue);
    // A null key: everything was cleared.
    if (key === storageKey(provider) || key === null) followOtherTab(provider);
  };
  // Back in the history: a page that slept has missed what other tabs did.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void resume(provider);
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  const unwatch = watch(refreshProfile);
  void resume(provider);
  return () => {
    unwatch();
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

function followOtherTab(provider: Provider): void {
  const subject = readStored(provider)?.profile.sub;
  const before = sessionState().state === "signed-out" ? undefined : shown;
  if (subject === before) {
    if (subject !== undefined) void schedule(provider);
  } else if (subject === undefined) noteSignOutElsewhere();
  else if (before === undefined) void resume(provider);
  // Somebody else signed in: nothing of the one before may stay on the page.
  else location.reload();
}

/** Renewal in time, counted from the token that is stored now. */
const schedule = (provider: Provider): Promise<unknown> =>
  loadManager(provider)
    .then((manager) => manager.getUser())
    .catch(() => {});

async function freshToken(provider: Provider): Promise<string | undefined> {
  const stored = readStored(provider);
  if (stored && isExpired(stored)) await renew(provider);
  return readStored(provider)?.access_token;
}

const longestPause = 30_000;
let attempts = 0;

/** From what is stored to a signed-in session, or to none; answers why the server refused it. */
export async function resume(provider: Provider, pause = 1_000): Promise<ApiError | undefined> {
  const attempt = ++attempts;
  shown = readStored(provider)?.profile.sub;
  if (shown === undefined) return void setSessionState(signedOutState);
  void schedule(provider);
  try {
    const session = await readSession(provider);
    if (attempt === attempts) setSessionState(session);
  } catch (error) {
    if (attempt !== attempts) return;
    if (isOfPerson(error)) {
      endSession(provider, error);
      return error;
    }
    // The server is away: the session is neither there nor gone until it answers.
    setTimeout(() => {
      if (attempt === attempts) void resume(provider, Math.min(pause * 2, longestPause));
    }, pause);
  }
}
