import { sql } from "kysely";
import { selectEntries } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { actives } from "../starting-set/actives.ts";
import { baseMaterials } from "../starting-set/base-materials.ts";
import { essentialOils } from "../starting-set/essential-oils.ts";
import { functionNames } from "../starting-set/functions.ts";
import { plantOils } from "../starting-set/plant-oils.ts";
import { readLines } from "../starting-set/read-lines.ts";
import { emitNames } from "./emit-names.ts";
import { foldNames } from "./fold-names.ts";

/** Common names of ingredients and functions, from which support goes on. */
export const startingSet = () =>
  [plantOils, essentialOils, actives, baseMaterials, functionNames].flatMap(readLines);

/**
 * Gives a new installation the synonyms that every one begins with. One whose support has changed
 * any keeps what support has left of them, also nothing.
 */
export async function seedSynonyms(): Promise<void> {
  await transaction(async () => {
    // Two processes that start together: one waits here and finds what the other has written.
    await sql`lock table synonyms in share row exclusive mode`.execute(db());
    if ((await hasSome()) || (await wereChanged())) return;
    const groups = startingSet().map(foldNames);
    const rows = groups.map(({ names, folded }) => ({ names: JSON.stringify(names), folded }));
    await db().insertInto("synonyms").values(rows).execute();
    emitNames(groups.flatMap(({ folded }) => folded));
  });
}

const hasSome = () => db().selectFrom("synonyms").select("id").limit(1).executeTakeFirst();

const wereChanged = () =>
  selectEntries().where("entity", "=", "synonym").select("id").limit(1).executeTakeFirst();
