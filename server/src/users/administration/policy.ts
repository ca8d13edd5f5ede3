import { administers, holdsOne, isSupport, type Role } from "@neroli/contract/access/roles.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { AppError, notFound } from "../../kernel/errors.ts";

/** The facts about an account that decide what may be done to it. */
interface Target {
  key: string;
  roles: readonly Role[];
}

type Action = "change" | "shut_out";

/**
 * Why this actor may not do it to the account; null when it may. Support's editors do not touch
 * support's own accounts, and nobody closes the door behind themselves.
 */
export function refusal(actor: SignedInActor, action: Action, target: Target): ErrorCode | null {
  if (!administers(actor.roles, target.roles)) return "users.support-account";
  return action === "shut_out" && target.key === actor.user_key ? "users.own-account" : null;
}

export function allow(actor: SignedInActor, action: Action, target: Target): void {
  const reason = refusal(actor, action, target);
  if (reason) throw new AppError(reason);
}

const isOwn = (actor: SignedInActor, companyKey: string) => actor.company_key === companyKey;

/** Whether the actor reads all of a company's people, as its managers and support do. */
export const mayReadAll = (actor: SignedInActor, companyKey: string): boolean =>
  isSupport(actor.roles) ||
  (isOwn(actor, companyKey) && holdsOne(actor.roles, ["SUPPLIER_MANAGER", "BUYER_MANAGER"]));

/** The people of a company are there for their colleagues and support; for others there are none. */
export function seeTeam(actor: SignedInActor, companyKey: string): void {
  if (!isSupport(actor.roles) && !isOwn(actor, companyKey)) throw notFound();
}
