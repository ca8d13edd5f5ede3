import type { OidcMetadata, User, UserManager } from "oidc-client-ts";
import { dropToken, type GivenToken, holdToken } from "./held-token.ts";
import type { Provider } from "./provider.ts";
import { askForToken, tokenEndpoint } from "./relay.ts";
import { setSessionState, signedOutState } from "./state.ts";
import { readPerson, removePerson, writePerson } from "./stored.ts";

/** When the connection was lost in between. */
const secondsBetweenTries = 5;

let loading: Promise<UserManager> | undefined;

/** The tab's only manager, with the OpenID library: for signing in, and for the hidden frame. */
export function loadManager(provider: Provider): Promise<UserManager> {
  loading ??= create(provider).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function create({ issuer, client_id }: Provider): Promise<UserManager> {
  const [{ InMemoryWebStorage, UserManager, WebStorageStateStore }, metadata] = await Promise.all([
    import("oidc-client-ts"),
    readMetadata(issuer),
  ]);
  const { origin } = location;
  return new UserManager({
    authority: issuer,
    // Codes are exchanged by the relay, which keeps the refresh token.
    metadata: { ...metadata, token_endpoint: tokenEndpoint() },
    client_id,
    scope: "openid email",
    redirect_uri: `${origin}/signIn`,
    silent_redirect_uri: `${origin}/silentRenew`,
    post_logout_redirect_uri: `${origin}/signOut`,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    automaticSilentRenew: false,
  });
}

async function readMetadata(issuer: string): Promise<Partial<OidcMetadata>> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return (await answer.json()) as Partial<OidcMetadata>;
}

let renewing: Promise<void> | undefined;

/**
 * A new access token: by the refresh token, else by a frame in which the provider recognises its
 * own session. Fails when the provider cannot be reached; when it refuses, the session is over.
 */
export function renew(provider: Provider): Promise<void> {
  renewing ??= alone(() => renewAlone(provider)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewAlone(provider: Provider): Promise<void> {
  const person = readPerson();
  if (person === null) return;
  const given = await askForToken(provider.client_id);
  if (given === null) return renewInFrame(provider);
  const subject = subjectOf(given) ?? person;
  keepToken(provider, given, subject);
  // Somebody else signed in meanwhile: nothing of the one before may stay on the page.
  if (subject !== person) location.reload();
}

function keepToken(provider: Provider, given: GivenToken, subject: string): void {
  const renewInTime = () =>
    void renew(provider).catch(() => setTimeout(renewInTime, secondsBetweenTries * 1_000));
  holdToken(given, renewInTime);
  if (readPerson() !== subject) writePerson(subject);
}

/** What the library was given: after a sign-in, and by the hidden frame. */
export const keepUser = (provider: Provider, user: User): void =>
  keepToken(provider, user, user.profile.sub);

/** Whose token it is; some providers say it at the sign-in alone. */
function subjectOf({ id_token }: GivenToken): string | null {
  const part = id_token?.split(".")[1];
  if (!part) return null;
  const text = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return (JSON.parse(new TextDecoder().decode(bytes)) as { sub: string }).sub;
}

async function renewInFrame(provider: Provider): Promise<void> {
  const manager = await loadManager(provider);
  const { ErrorResponse } = await import("oidc-client-ts");
  try {
    const user = await manager.signinSilent({ forceIframeAuth: true });
    if (user) keepUser(provider, user);
  } catch (error) {
    if (!(error instanceof ErrorResponse)) throw error;
    forgetSession();
    setSessionState(signedOutState);
  }
}

/** Nothing of the session is left for scripts; the other tabs hear of it. */
export function forgetSession(): void {
  dropToken();
  removePerson();
}

/** One tab at a time changes the session: its refresh token serves once. */
export const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks.request("session", work);
