import type { SignedInActor } from "../../../kernel/actor.ts";
import { notFound } from "../../../kernel/errors.ts";
import { type LockedUser, lockUsers } from "../../commands/lock-users.ts";
import { seeTeam } from "../policy.ts";

/** Somebody of a company, as the calls on roles name them. */
export interface Colleague {
  company_key: string;
  user_key: string;
}

/** `lockUsers` for one of a company's people; not found for who may not see them. */
export async function lockColleague(
  actor: SignedInActor,
  { company_key, user_key }: Colleague,
): Promise<LockedUser> {
  seeTeam(actor, company_key);
  const [user] = await lockUsers([user_key]);
  if (user?.company_key !== company_key) throw notFound();
  return user;
}
