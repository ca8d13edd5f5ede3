import type { FormulaForm } from "@neroli/contract/formulas/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { recordChange } from "../../projects/commands/record-event.ts";
import type { FormulaPlace } from "../policy.ts";
import { lockFormula } from "./lock-formula.ts";

/**
 * Saves a formula; what is as it was is left alone.
 * @throws AppError "conflict" where somebody has saved since it was read.
 */
export async function saveFormula(
  actor: SignedInActor,
  { place, form }: { place: FormulaPlace; form: FormulaForm },
): Promise<void> {
  await transaction(async () => {
    const formula = await lockFormula(actor, place);
    if (formula.revision !== form.revision) throw new AppError("conflict");
    const content = JSON.stringify(form.content);
    const saved = await db()
      .updateTable("formulas")
      .set({
        ...{ title: form.title, content, revision: formula.revision + 1 },
        ...{ saved_by: actor.user_key, saved_at: new Date() },
      })
      .where("key", "=", formula.key)
      .where((eb) =>
        eb.or([
          eb("title", "!=", form.title),
          sql<boolean>`content is distinct from ${content}::jsonb`,
        ]),
      )
      .returning("key")
      .executeTakeFirst();
    if (!saved) return;
    await recordChange({
      ...{ project_key: formula.project_key, kind: "formula-saved", actor_key: actor.user_key },
      data: { formula: form.title },
    });
  });
}
