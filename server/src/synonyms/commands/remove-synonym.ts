import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { emitNames } from "./emit-names.ts";
import { concerned, toldGroup } from "./fold-names.ts";
import { lockSynonym } from "./lock-synonym.ts";

export async function removeSynonym(actor: SignedInActor, id: string): Promise<void> {
  await transaction(async () => {
    const group = await lockSynonym(id);
    await db().deleteFrom("synonyms").where("id", "=", id).execute();
    await audit(actor, { action: "synonym.removed", key: id, before: toldGroup(group) });
    emitNames(concerned(group));
  });
}
