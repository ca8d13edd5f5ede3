import { mostVersions } from "@neroli/contract/formulas/limits.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { recordChange } from "../../projects/commands/record-event.ts";
import type { FormulaPlace } from "../policy.ts";
import { lockFormula } from "./lock-formula.ts";

interface Kept {
  place: FormulaPlace;
  note: string;
  /** As it was read: what somebody else has saved since is not kept unseen. */
  revision: number;
}

/**
 * Keeps the formula as it is saved as a version; answers its number.
 * @throws AppError "formulas.same" where the last version says the same.
 */
export async function keepVersion(
  actor: SignedInActor,
  { place, note, revision }: Kept,
): Promise<number> {
  return once(async () => {
    const formula = await lockFormula(actor, place);
    if (formula.revision !== revision) throw new AppError("conflict");
    const last = await db()
      .selectFrom("formula_versions")
      .innerJoin("formulas", "formulas.key", "formula_versions.formula_key")
      .where("formula_versions.formula_key", "=", formula.key)
      .orderBy("formula_versions.version", "desc")
      .limit(1)
      .select("formula_versions.version")
      .select(sql<boolean>`formula_versions.content = formulas.content`.as("same"))
      .executeTakeFirst();
    if (last?.same) throw new AppError("formulas.same");
    const version = (last?.version ?? 0) + 1;
    if (version > mostVersions)
      throw new AppError("formulas.versions-full", { most: mostVersions });
    await db()
      .insertInto("formula_versions")
      .values({
        ...{ formula_key: formula.key, version, note, kept_by: actor.user_key },
        content: JSON.stringify(formula.content),
      })
      .execute();
    await recordChange({
      ...{ project_key: formula.project_key, kind: "formula-saved", actor_key: actor.user_key },
      data: { formula: formula.title, version },
    });
    return version;
  });
}
