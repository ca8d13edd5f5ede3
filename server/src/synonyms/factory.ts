import type { SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { db, transaction } from "../kernel/db/db.ts";
import { emitNames } from "./commands/emit-names.ts";
import { foldNames } from "./commands/fold-names.ts";

/** A group of names of no language. */
export const createSynonyms = (...texts: string[]): Promise<{ id: string; names: SynonymName[] }> =>
  transaction(async () => {
    const { names, folded } = foldNames(texts.map((text) => ({ text, language: null })));
    const { id } = await db()
      .insertInto("synonyms")
      .values({ names: JSON.stringify(names), folded })
      .returning("id")
      .executeTakeFirstOrThrow();
    emitNames(folded);
    return { id, names };
  });
