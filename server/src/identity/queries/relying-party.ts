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

/**
 * Where a passkey works that was made at this host, null being the address of the installation. A
 * portal's host is named there and at that address, and not at another portal's.
 */
export function placeOfPasskey(host: string | null): {
  works_here: boolean;
  works_at: string | null;
} {
  const at = hostAsked()?.host ?? null;
  const works_here = host === at;
  const isNamed = works_here || at === null || host === null;
  const home = party === null || party === "elsewhere" ? null : party.id;
  return { works_here, works_at: isNamed ? (host ?? home) : null };
}

export function relyingParty(): RelyingParty {
  requireSignInHere();
  if (party === null || party === "elsewhere") throw new Error("identity is not started");
  const at = hostAsked();
  return at ? { origin: at.origin, id: at.host } : party;
}
