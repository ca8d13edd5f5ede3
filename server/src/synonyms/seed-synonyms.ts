import { sql } from "kysely";
import { db, transaction } from "../kernel/db/db.ts";
import { emitNames } from "./commands/emit-names.ts";
import { foldNames } from "./fold-names.ts";
import { actives } from "./starting-set/actives.ts";
import { baseMaterials } from "./starting-set/base-materials.ts";
import { essentialOils } from "./starting-set/essential-oils.ts";
import { functionNames } from "./starting-set/functions.ts";
import { plantOils } from "./starting-set/plant-oils.ts";
import { readLines } from "./starting-set/read-lines.ts";

/** What ingredients and functions are commonly called; facts that support goes on from. */
export const startingSet = () =>
  [plantOils, essentialOils, actives, baseMaterials, functionNames].flatMap(readLines);

/** Gives an installation that has no synonyms those that every one begins with. */
export async function seedSynonyms(): Promise<void> {
  await transaction(async () => {
    // Of two processes that start together one waits here and finds what the other has written.
    await sql`lock table synonyms in share row exclusive mode`.execute(db());
    const some = await db().selectFrom("synonyms").select("id").limit(1).executeTakeFirst();
    if (some) return;
    const groups = startingSet().map(foldNames);
    const rows = groups.map(({ names, folded }) => ({ names: JSON.stringify(names), folded }));
    await db().insertInto("synonyms").values(rows).execute();
    emitNames(groups.flatMap(({ folded }) => folded));
  });
}
