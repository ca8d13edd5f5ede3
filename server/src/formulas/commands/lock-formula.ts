import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { lockProjectFor } from "../../projects/commands/lock-project.ts";
import { getOwnProject } from "../../projects/queries/select-projects.ts";
import type { FormulaPlace, LaboratoryPlace } from "../policy.ts";

/** Locks the project for who may formulate in it now; not found for who does not read all of it. */
export async function lockLaboratory(actor: SignedInActor, place: LaboratoryPlace) {
  await getOwnProject(actor, place);
  return lockProjectFor("formulate", { actor, place });
}

/** Locks the formula with its project until the transaction ends, for who may work on it now. */
export async function lockFormula(actor: SignedInActor, place: FormulaPlace) {
  const project = await lockLaboratory(actor, place);
  return found(
    await db()
      .selectFrom("formulas")
      .where("key", "=", place.formulaKey)
      .where("project_key", "=", project.key)
      .where("removed_at", "is", null)
      .selectAll()
      .forUpdate()
      .executeTakeFirst(),
  );
}
