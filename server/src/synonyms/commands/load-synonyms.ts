import type { SynonymLoad } from "@neroli/contract/synonyms/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { emitNames } from "./emit-names.ts";
import { concerned, type FoldedGroup, rowOf, toldGroup } from "./fold-names.ts";
import { planLoad, presentLoad } from "./plan-load.ts";

/** Groups in one statement; one entry of the trail for each, as if they had been made one by one. */
const mostInOne = 1_000;

/** Loads a text of groups: all of it, or nothing where a line is wrong (`synonyms.faulty`). */
export async function loadSynonyms(actor: SignedInActor, text: string): Promise<SynonymLoad> {
  return await transaction(async () => {
    // Two who load at once: the second finds what the first has written.
    await sql`lock table synonyms in share row exclusive mode`.execute(db());
    const plan = await planLoad(text);
    if (plan.faults.length > 0) throw new AppError("synonyms.faulty");
    await createGroups(actor, plan.created);
    await changeGroups(actor, plan.changed);
    return presentLoad(plan);
  });
}

async function createGroups(actor: SignedInActor, groups: readonly FoldedGroup[]): Promise<void> {
  for (let from = 0; from < groups.length; from += mostInOne) {
    const part = groups.slice(from, from + mostInOne);
    const rows = await db()
      .insertInto("synonyms")
      .values(part.map(rowOf))
      .returning("id")
      .execute();
    // Rows come back in the order of the values.
    await audit(
      actor,
      ...rows.map(({ id }, at) => ({
        action: "synonym.created" as const,
        key: id,
        after: toldGroup(part[at] as FoldedGroup),
      })),
    );
  }
  emitNames(groups.flatMap(concerned));
}

async function changeGroups(
  actor: SignedInActor,
  changes: readonly { id: string; was: FoldedGroup; is: FoldedGroup }[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += mostInOne) {
    const part = changes.slice(from, from + mostInOne);
    const rows = part.map(({ id, is: { names, folded, leads_to, leads_folded } }) => ({
      ...{ id, names, folded, leads_to, leads_folded },
    }));
    await sql`
      update synonyms set names = given.names, folded = given.folded,
        leads_to = given.leads_to, leads_folded = given.leads_folded,
        version = version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
        (id uuid, names jsonb, folded text[], leads_to jsonb, leads_folded text[])
      where synonyms.id = given.id`.execute(db());
    await audit(
      actor,
      ...part.map(({ id, was, is }) => ({
        action: "synonym.saved" as const,
        key: id,
        before: toldGroup(was),
        after: toldGroup(is),
      })),
    );
  }
  emitNames(changes.flatMap(({ was, is }) => [...concerned(was), ...concerned(is)]));
}
