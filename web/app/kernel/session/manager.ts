import type { UserManager } from "oidc-client-ts";
import type { Provider } from "./provider.ts";
import { setSessionState, signedOutState } from "./state.ts";
import { readStored, storageKey } from "./stored.ts";

/** The warning before a token expires, at which it is renewed (spec 4 and 9). */
const secondsBeforeExpiry = 15;
/** When the connection was lost in between. */
const secondsBetweenTries = 5;

let loading: Promise<UserManager> | undefined;

/** The tab's only manager, with the OpenID library: loaded when it is first needed. */
export function loadManager(provider: Provider): Promise<UserManager> {
  loading ??= create(provider).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function create(provider: Provider): Promise<UserManager> {
  const { UserManager, WebStorageStateStore } = await import("oidc-client-ts");
  const { origin } = location;
  const manager = new UserManager({
    authority: provider.issuer,
    client_id: provider.client_id,
    scope: "openid email",
    redirect_uri: `${origin}/signIn`,
    silent_redirect_uri: `${origin}/silentRenew`,
    post_logout_redirect_uri: `${origin}/signOut`,
    // One session for all tabs: a new tab is signed in at once, and a duplicated tab has no copy of
    // a refresh token that serves only once. `renew` below lets one tab at a time use it.
    userStore: new WebStorageStateStore({ store: localStorage }),
    automaticSilentRenew: false,
    accessTokenExpiringNotificationTimeInSeconds: secondsBeforeExpiry,
  });
  const renewInTime = () =>
    void renew(provider).catch(() => setTimeout(renewInTime, secondsBetweenTries * 1_000));
  manager.events.addAccessTokenExpiring(renewInTime);
  return manager;
}

let renewing: Promise<void> | undefined;

/**
 * A new access token: by the refresh token, else by a frame in which the provider recognises its
 * own session. Fails when the provider cannot be reached; when it refuses, the session is over.
 */
export function renew(provider: Provider): Promise<void> {
  renewing ??= renewAlone(provider).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewAlone(provider: Provider): Promise<void> {
  const manager = await loadManager(provider);
  const before = readStored(provider)?.access_token;
  await alone(provider, async () => {
    const current = readStored(provider)?.access_token;
    if (current === undefined) return;
    // Another tab was faster.
    if (current !== before) return void (await manager.getUser());
    await manager.signinSilent().catch(() => renewInFrame(manager));
  });
}

async function renewInFrame(manager: UserManager): Promise<void> {
  const { ErrorResponse } = await import("oidc-client-ts");
  try {
    await manager.signinSilent({ forceIframeAuth: true });
  } catch (error) {
    if (!(error instanceof ErrorResponse)) throw error;
    await manager.removeUser();
    setSessionState(signedOutState);
  }
}

/** One tab at a time changes the session. */
export const alone = (provider: Provider, work: () => Promise<void>): Promise<void> =>
  navigator.locks.request(storageKey(provider), work);
