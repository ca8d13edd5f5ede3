import type { NewSynonym } from "@neroli/contract/synonyms/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db } from "../../kernel/db/db.ts";
import { once } from "../../kernel/once/once.ts";
import { emitNames } from "./emit-names.ts";
import { concerned, foldGroup, rowOf, toldGroup } from "./fold-names.ts";

/** Answers the id. */
export async function createSynonym(actor: SignedInActor, form: NewSynonym): Promise<string> {
  const group = foldGroup(form);
  return await once(async () => {
    const { id } = await db()
      .insertInto("synonyms")
      .values(rowOf(group))
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(actor, { action: "synonym.created", key: id, after: toldGroup(group) });
    emitNames(concerned(group));
    return id;
  });
}
