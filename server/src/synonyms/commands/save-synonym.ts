import { isDeepStrictEqual } from "node:util";
import type { SynonymForm } from "@neroli/contract/synonyms/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { emitNames } from "./emit-names.ts";
import { foldNames, toldNames } from "./fold-names.ts";
import { lockSynonym } from "./lock-synonym.ts";

/** Writes the names of a group, if nobody has changed them since they were read. */
export async function saveSynonym(
  actor: SignedInActor,
  { id, form }: { id: string; form: SynonymForm },
): Promise<void> {
  const { names, folded } = foldNames(form.names);
  await transaction(async () => {
    const { version, ...was } = await lockSynonym(id);
    if (isDeepStrictEqual(was.names, names)) return;
    if (version !== form.version) {
      throw new AppError("conflict", {
        version,
        changed: ["names"],
        current: { names: was.names },
      });
    }
    await db()
      .updateTable("synonyms")
      .set({
        names: JSON.stringify(names),
        folded,
        version: version + 1,
        updated_at: sql<Date>`now()`,
      })
      .where("id", "=", id)
      .execute();
    await audit(actor, {
      action: "synonym.saved",
      key: id,
      before: { names: toldNames(was.names) },
      after: { names: toldNames(names) },
    });
    emitNames([...was.folded, ...folded]);
  });
}
