import type { NewSynonym, SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { db, transaction } from "../kernel/db/db.ts";
import { emitNames } from "./commands/emit-names.ts";
import { concerned, foldGroup, rowOf } from "./commands/fold-names.ts";

const namesOf = (texts: readonly string[]): SynonymName[] =>
  texts.map((text) => ({ text, language: null }));

const createGroup = (form: NewSynonym): Promise<{ id: string; names: SynonymName[] }> =>
  transaction(async () => {
    const group = foldGroup(form);
    const { id } = await db()
      .insertInto("synonyms")
      .values(rowOf(group))
      .returning("id")
      .executeTakeFirstOrThrow();
    emitNames(concerned(group));
    return { id, names: group.names };
  });

/** A group of names of no language that mean the same. */
export const createSynonyms = (...texts: string[]) =>
  createGroup({ relation: "EQUAL", names: namesOf(texts), leads_to: [] });
