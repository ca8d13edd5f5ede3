import { isSupport } from "@neroli/contract/access/roles.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { AppError, notFound } from "../kernel/errors.ts";

/** Its own people, whose roles the access table names, and support. */
export function assertReads(actor: SignedInActor, companyKey: string): void {
  if (actor.company_key !== companyKey && !isSupport(actor.roles)) throw notFound();
}

/** Of those who read a company's policies, who changes them. */
export const mayEdit = ({ roles }: SignedInActor): boolean =>
  roles.includes("BUYER_MANAGER") || isSupport(roles);

export function assertEdits(actor: SignedInActor, companyKey: string): void {
  assertReads(actor, companyKey);
  if (!mayEdit(actor)) throw new AppError("policies.managers-only");
}
