import type { ApiError } from "../client.ts";
import { claimDrafts } from "../drafts.ts";
import { resume } from "./follow.ts";
import { keepUser, loadManager } from "./manager.ts";
import { applyLanguage } from "./own-language.ts";
import { identityProvider } from "./provider.ts";
import { forgetReturn, safeReturn } from "./return-to.ts";
import { loadingState, sessionState, setSessionState } from "./state.ts";
import { forgetAddress } from "./typed-address.ts";

/** Where to go on, or why the server refuses whom the provider has let in. */
export interface Completed {
  returnTo: string;
  refusal: ApiError | null;
  /** As the provider knows the person. */
  email: string;
}

let completing: Promise<Completed> | undefined;

/**
 * Turns the code that the provider sent along into a session, and answers where to go on. Fails
 * when the sign-in has expired or was interrupted.
 */
export function completeSignIn(): Promise<Completed> {
  // Once per page: a code serves only once.
  completing ??= complete();
  return completing;
}

async function complete(): Promise<Completed> {
  const provider = await identityProvider();
  const manager = await loadManager(provider);
  const user = await manager.signinRedirectCallback();
  keepUser(provider, user);
  forgetReturn();
  forgetAddress();
  await claimDrafts(user.profile.sub);
  setSessionState(loadingState);
  const refusal = await resume(provider);
  const session = sessionState();
  if (session.state === "signed-in") await applyLanguage(session.profile);
  const state = user.state as { returnTo?: unknown } | undefined;
  return {
    returnTo: safeReturn(state?.returnTo),
    refusal: refusal ?? null,
    email: user.profile.email ?? "",
  };
}
