import { links } from "@neroli/contract/access/links.ts";
import { forgetDrafts } from "../drafts.ts";
import { isReachable, untilReachable } from "../outage.ts";
import { dropToken, heldIdToken } from "./held-token.ts";
import { alone, forgetSession, loadManager } from "./manager.ts";
import { identityProvider } from "./provider.ts";
import { endAtServer } from "./relay.ts";
import { here, rememberReturn } from "./return-to.ts";
import { loadingState, setSessionState, signedOutState } from "./state.ts";
import { forgetEnding, isEnding, rememberEnding } from "./stored.ts";

let signingIn: Promise<void> | undefined;

interface SignInOptions {
  /** Ask for the password even where the provider still knows somebody. */
  anew?: boolean;
}

/** Leaves for the sign-in page and comes back to the given address, else to this one. */
export function signIn(returnTo: string = here(), options: SignInOptions = {}): Promise<void> {
  signingIn ??= leaveToSignIn(returnTo, options).finally(() => {
    signingIn = undefined;
  });
  return signingIn;
}

async function leaveToSignIn(returnTo: string, options: SignInOptions): Promise<void> {
  rememberReturn(returnTo);
  try {
    await endWhatIsEnding();
    const manager = await loadManager(await identityProvider());
    await manager.signinRedirect({
      state: { returnTo },
      ...(options.anew && { prompt: "login" }),
    });
  } catch {
    // The identity provider cannot be reached: the page says so and offers another try.
    if (await isReachable()) return location.assign(links.signIn({ error: "unreachable" }));
    // Nor can that page: this one stays, and goes on by itself unless it is left meanwhile.
    const before = here();
    await untilReachable();
    if (here() === before) await leaveToSignIn(returnTo, options);
  }
}

let signingOut = false;

/** Whether the session was ended on purpose, here or in another tab. */
export const isSigningOut = () => signingOut;

/** Ends the session here, in the other tabs and at the provider, and leads to the search. */
export async function signOut(): Promise<void> {
  signingOut = true;
  setSessionState(loadingState);
  const provider = await identityProvider();
  const id_token_hint = heldIdToken();
  try {
    // No other tab renews what is being given back; the lock ends with the page.
    await alone(async () => {
      const ended = await endAtServer();
      forgetSession();
      if (ended) return location.assign(links.signOut());
      const manager = await loadManager(provider);
      await manager.signoutRedirect({ ...(id_token_hint && { id_token_hint }) });
    });
  } catch {
    // Without the server the session ends in this browser, and there as soon as it answers.
    rememberEnding();
    await finishSignOut();
    if (!isEnding()) location.assign(links.signOut());
  }
}

/** A sign-out that the server has not heard of yet. Fails while it does not answer. */
export async function endWhatIsEnding(): Promise<void> {
  if (!isEnding()) return;
  await endAtServer();
  forgetEnding();
}

/** Another tab signed out. */
export function noteSignOutElsewhere(): void {
  signingOut = true;
  dropToken();
  setSessionState(signedOutState);
}

/** Nothing of the session is left in this browser. */
export async function finishSignOut(): Promise<void> {
  forgetSession();
  await forgetDrafts();
  setSessionState(signedOutState);
  // A sign-out that began at the provider leaves our cookie.
  await endAtServer().then(forgetEnding, () => {});
}
