import { mostFormulas } from "@neroli/contract/formulas/limits.ts";
import type { NewFormula } from "@neroli/contract/formulas/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { recordChange } from "../../projects/commands/record-event.ts";
import type { LaboratoryPlace } from "../policy.ts";
import { copyContent } from "../queries/copy-content.ts";
import { lockLaboratory } from "./lock-formula.ts";

/** Begins a formula of a project, empty or as a copy; answers its key. */
export async function beginFormula(
  actor: SignedInActor,
  { place, form }: { place: LaboratoryPlace; form: NewFormula },
): Promise<string> {
  return once(async () => {
    const project = await lockLaboratory(actor, place);
    const there = await db()
      .selectFrom("formulas")
      .where("project_key", "=", project.key)
      .where("removed_at", "is", null)
      .select("key")
      .execute();
    if (there.length >= mostFormulas) throw new AppError("formulas.full", { most: mostFormulas });
    const { title, copy_of } = form;
    const content =
      copy_of === null
        ? { phases: [] }
        : await copyContent(actor, { project_key: project.key, copy_of });
    const key = randomKey();
    await db()
      .insertInto("formulas")
      .values({
        ...{ key, project_key: project.key, title, content: JSON.stringify(content) },
        ...{ saved_by: actor.user_key, created_by: actor.user_key },
      })
      .execute();
    await recordChange({
      ...{ project_key: project.key, kind: "formula-saved", actor_key: actor.user_key },
      data: { formula: title },
    });
    return key;
  });
}
