import { isDeepStrictEqual } from "node:util";
import type { SynonymForm } from "@neroli/contract/synonyms/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { emitNames } from "./emit-names.ts";
import { concerned, foldGroup, rowOf, toldGroup } from "./fold-names.ts";
import { lockSynonym } from "./lock-synonym.ts";

/** Writes the names of a group, if nobody has changed them since they were read. */
export async function saveSynonym(
  actor: SignedInActor,
  { id, form }: { id: string; form: SynonymForm },
): Promise<void> {
  const group = foldGroup(form);
  await transaction(async () => {
    const { version, ...was } = await lockSynonym(id);
    if (isDeepStrictEqual(was, group)) return;
    if (version !== form.version) {
      const { relation, names, leads_to } = was;
      const current = { relation, names, leads_to };
      const changed = (["relation", "names", "leads_to"] as const).filter(
        (key) => !isDeepStrictEqual(was[key], group[key]),
      );
      throw new AppError("conflict", { version, changed, current });
    }
    await db()
      .updateTable("synonyms")
      .set({
        ...rowOf(group),
        version: version + 1,
        updated_at: sql<Date>`now()`,
      })
      .where("id", "=", id)
      .execute();
    await audit(actor, {
      action: "synonym.saved",
      key: id,
      before: toldGroup(was),
      after: toldGroup(group),
    });
    emitNames([...concerned(was), ...concerned(group)]);
  });
}
