import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { recordChange } from "../../projects/commands/record-event.ts";
import type { FormulaPlace } from "../policy.ts";
import { lockFormula } from "./lock-formula.ts";

/** Removes a formula from its project; its row stays. */
export async function removeFormula(actor: SignedInActor, place: FormulaPlace): Promise<void> {
  await transaction(async () => {
    const { key, project_key, title } = await lockFormula(actor, place);
    await db()
      .updateTable("formulas")
      .set({ removed_at: new Date() })
      .where("key", "=", key)
      .execute();
    await recordChange({
      ...{ project_key, kind: "formula-removed", actor_key: actor.user_key },
      data: { formula: title },
    });
  });
}
