import { ApiError, api } from "../client.ts";
import { noteSignOutElsewhere } from "./actions.ts";
import { configure } from "./issuer.ts";
import { loadManager, renew } from "./manager.ts";
import { setSessionState, signedOutState } from "./state.ts";
import { isExpired, readStored, storageKey } from "./stored.ts";
import { setTokenSource } from "./token.ts";

/** Whose session this tab shows; undefined for nobody's. */
let shown: string | undefined;

/** Loads the session that this browser keeps, and follows what other tabs do with it. */
export function follow(issuer: string): () => void {
  configure(issuer);
  setTokenSource(() => freshToken(issuer));
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key === storageKey(issuer) || key === null) followOtherTab(issuer);
  };
  // Back in the history: a page that slept has missed what other tabs did.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void resume(issuer);
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  void resume(issuer);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

function followOtherTab(issuer: string): void {
  const subject = readStored(issuer)?.profile.sub;
  if (subject === shown) {
    if (subject !== undefined) void schedule(issuer);
  } else if (subject === undefined) {
    shown = undefined;
    noteSignOutElsewhere();
  } else if (shown === undefined) void resume(issuer);
  // Somebody else signed in: nothing of the one before may stay on the page.
  else location.reload();
}

/** Renewal in time, counted from the token that is stored now. */
const schedule = (issuer: string): Promise<unknown> =>
  loadManager(issuer)
    .then((manager) => manager.getUser())
    .catch(() => {});

async function freshToken(issuer: string): Promise<string | undefined> {
  const stored = readStored(issuer);
  if (stored && isExpired(stored)) await renew(issuer);
  return readStored(issuer)?.access_token;
}

const longestPause = 30_000;
let attempts = 0;

/** From what is stored to a signed-in session, or to none; answers why the server refused it. */
export async function resume(issuer: string, pause = 1_000): Promise<ApiError | undefined> {
  const attempt = ++attempts;
  shown = readStored(issuer)?.profile.sub;
  if (shown === undefined) return void setSessionState(signedOutState);
  void schedule(issuer);
  try {
    const profile = await api("GET /users/profile");
    if (attempt === attempts) setSessionState({ state: "signed-in", profile });
  } catch (error) {
    if (attempt !== attempts) return;
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      forget(issuer);
      return error;
    }
    // The server is away: the session is neither there nor gone until it answers.
    setTimeout(() => {
      if (attempt === attempts) void resume(issuer, Math.min(pause * 2, longestPause));
    }, pause);
  }
}

/** The server does not know the account any more, or has blocked it. */
function forget(issuer: string): void {
  shown = undefined;
  localStorage.removeItem(storageKey(issuer));
  setSessionState(signedOutState);
}
