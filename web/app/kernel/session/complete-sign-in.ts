import { resume } from "./follow.ts";
import { issuer } from "./issuer.ts";
import { loadManager } from "./manager.ts";
import { safeReturn } from "./return-to.ts";
import { loadingState, setSessionState } from "./state.ts";

let completing: Promise<string> | undefined;

/**
 * Turns the code that the provider sent along into a session, and answers where to go on. Fails
 * when the sign-in has expired, and with the server's own refusal when it knows no such account.
 */
export function completeSignIn(): Promise<string> {
  // Once per page: a code serves only once.
  completing ??= complete();
  return completing;
}

async function complete(): Promise<string> {
  const provider = await issuer();
  const manager = await loadManager(provider);
  const user = await manager.signinRedirectCallback();
  setSessionState(loadingState);
  const refusal = await resume(provider);
  if (refusal) throw refusal;
  const state = user.state as { returnTo?: unknown } | undefined;
  return safeReturn(state?.returnTo);
}
