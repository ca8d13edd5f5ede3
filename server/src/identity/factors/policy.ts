import { administers, type Role } from "@neroli/contract/access/roles.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import type { SignedInActor } from "../../kernel/actor.ts";

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
