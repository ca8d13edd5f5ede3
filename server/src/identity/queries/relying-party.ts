import { AppError } from "../../kernel/errors.ts";
import { hostAsked } from "../../kernel/portal-hosts.ts";

/** What passkeys are made for: the host that is asked, and no other. */
export interface RelyingParty {
  origin: string;
  /** The host's name, by which browsers keep passkeys apart. */
  id: string;
}

let party: RelyingParty | "elsewhere" | null = null;

/** Said at the start; without an origin sign-in is the matter of another identity provider. */
export function keepSignIn(origin: string | null): void {
  party = origin === null ? "elsewhere" : { origin, id: new URL(origin).hostname };
}

/** Whether people sign in here: passwords, factors and sessions are ours to keep then. */
export const isSignInHere = (): boolean => party !== "elsewhere";

/** Refuses what only the provider that people sign in at can do. */
export function requireSignInHere(): void {
  if (!isSignInHere()) throw new AppError("identity.elsewhere");
}

export function relyingParty(): RelyingParty {
  requireSignInHere();
  if (party === null || party === "elsewhere") throw new Error("identity is not started");
  const at = hostAsked();
  return at ? { origin: at.origin, id: at.host } : party;
}
