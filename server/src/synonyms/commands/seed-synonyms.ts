import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readLines } from "@neroli/contract/synonyms/lines.ts";
import { sql } from "kysely";
import { selectEntries } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { emitNames } from "./emit-names.ts";
import { concerned, type FoldedGroup, foldGroup, rowOf } from "./fold-names.ts";

const folder = path.join(import.meta.dirname, "../starting-set");

/** What ingredients, plants and functions are called, from which support goes on. */
export const startingSet = (): FoldedGroup[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readLines(readFileSync(path.join(folder, file), "utf8")))
    .map(({ text, read }) => {
      if (typeof read === "string") throw new Error(`${read}: ${text}`);
      return foldGroup(read);
    });

/**
 * Gives a new installation the synonyms that every one begins with. One whose support has changed
 * any keeps what support has left of them, also nothing.
 */
export async function seedSynonyms(): Promise<void> {
  await transaction(async () => {
    // Two processes that start together: one waits here and finds what the other has written.
    await sql`lock table synonyms in share row exclusive mode`.execute(db());
    if ((await hasSome()) || (await wereChanged())) return;
    const groups = startingSet();
    await db().insertInto("synonyms").values(groups.map(rowOf)).execute();
    emitNames(groups.flatMap(concerned));
  });
}

const hasSome = () => db().selectFrom("synonyms").select("id").limit(1).executeTakeFirst();

const wereChanged = () =>
  selectEntries().where("entity", "=", "synonym").select("id").limit(1).executeTakeFirst();
