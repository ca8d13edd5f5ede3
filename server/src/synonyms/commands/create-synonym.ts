import type { NewSynonym } from "@neroli/contract/synonyms/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db } from "../../kernel/db/db.ts";
import { once } from "../../kernel/once/once.ts";
import { emitNames } from "./emit-names.ts";
import { foldNames, toldNames } from "./fold-names.ts";

/** Answers the id. */
export async function createSynonym(actor: SignedInActor, form: NewSynonym): Promise<string> {
  const { names, folded } = foldNames(form.names);
  return await once(async () => {
    const { id } = await db()
      .insertInto("synonyms")
      .values({ names: JSON.stringify(names), folded })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(actor, { action: "synonym.created", key: id, after: { names: toldNames(names) } });
    emitNames(folded);
    return id;
  });
}
