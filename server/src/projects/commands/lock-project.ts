import {
  type ProjectAction,
  type ProjectFacts,
  projectRefusal,
} from "@neroli/contract/projects/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { assertAllowed } from "../../kernel/allowances.ts";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { projectVisibleTo, roleOf } from "../../published/projects.ts";
import { type ProjectPlace, sideOf } from "../policy.ts";

/**
 * Locks the project until the transaction ends; refuses the action unless the actor may do it now. Not
 * found for anybody who may not see it.
 */
export async function lockProjectFor(
  action: ProjectAction,
  { actor, place }: { actor: SignedInActor; place: ProjectPlace },
) {
  const row = found(
    await db()
      .selectFrom("projects")
      .where("projects.key", "=", place.projectKey)
      .where("projects.company_key", "=", place.companyKey)
      .where(projectVisibleTo(actor))
      .selectAll("projects")
      .select(roleOf(actor).as("role"))
      .forUpdate("projects")
      .executeTakeFirst(),
  );
  const facts: ProjectFacts = { state: row.status, side: sideOf(actor, row), now: now() };
  assertAllowed(projectRefusal(action, facts));
  return { ...row, side: facts.side };
}
export type LockedProject = Awaited<ReturnType<typeof lockProjectFor>>;
