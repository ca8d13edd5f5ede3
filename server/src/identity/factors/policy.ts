import { administers, type Role } from "@neroli/contract/access/roles.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";

/** What passkeys are made for: this installation's host and no other. */
export interface RelyingParty {
  origin: string;
  /** The host's name, by which browsers keep passkeys apart. */
  id: string;
}

let party: RelyingParty | null = null;

/** Said at the start; without an origin sign-in is the matter of another identity provider. */
export function offerFactors(origin: string | null): void {
  party = origin === null ? null : { origin, id: new URL(origin).hostname };
}

export const areOffered = (): boolean => party !== null;

export function relyingParty(): RelyingParty {
  if (!party) throw new AppError("factors.not-offered");
  return party;
}

interface Target {
  key: string;
  roles: readonly Role[];
}

/**
 * Why this actor of support may not take somebody's factors off; null when it may. Support that has
 * lost its own asks a colleague; and a password that somebody found out takes nobody's factors off.
 */
export function resetRefusal(
  actor: SignedInActor,
  target: Target,
  { has_factor }: { has_factor: boolean },
): ErrorCode | null {
  if (target.key === actor.user_key) return "factors.own-reset";
  if (!administers(actor.roles, target.roles)) return "users.support-account";
  return has_factor ? null : "factors.own-first";
}
