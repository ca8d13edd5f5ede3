import { administers, isSupport, type Role } from "@neroli/contract/access/roles.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import type { SignedInActor } from "../kernel/actor.ts";

/** The facts about an account that decide whether it may be erased. */
interface Subject {
  key: string;
  roles: readonly Role[];
  is_last_manager: boolean;
}

/**
 * Why somebody may not ask for an account to be erased; null where that may be done. Support's own
 * people are seen to by another one of support, who may also leave a company without a manager
 * (`force`): that one is asked about by the command.
 */
export function erasureRefusal(actor: SignedInActor, subject: Subject): ErrorCode | null {
  if (subject.key !== actor.user_key) return othersRefusal(actor, subject);
  if (isSupport(subject.roles)) return "personal-data.support-role";
  return subject.is_last_manager ? "personal-data.last-manager" : null;
}

/** Why support may not act on somebody's behalf: its editors do not touch support's own accounts. */
export const othersRefusal = (
  actor: SignedInActor,
  { roles }: Pick<Subject, "roles">,
): ErrorCode | null => (administers(actor.roles, roles) ? null : "users.support-account");

/** Whether somebody may have a person's data at this moment. */
export const mayHave = (owner: SignedInActor, subject: Pick<Subject, "key" | "roles">): boolean =>
  owner.user_key === subject.key ||
  (isSupport(owner.roles) && othersRefusal(owner, subject) === null);
