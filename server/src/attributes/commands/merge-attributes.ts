import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import type { AttributeRow, Names } from "../present.ts";
import { getAttribute } from "../queries/read-attributes.ts";
import { lockAttribute, refuseTaken, writtenSynonyms } from "./lock-attributes.ts";
import { startRewriting } from "./start-rewriting.ts";

/**
 * Makes two terms of a vocabulary one. What the first was called becomes spellings of the second,
 * which takes over names that it lacks. Answers the id of the rewriting of products.
 */
export async function mergeAttributes(
  actor: SignedInActor,
  { id, into }: { id: string; into: string },
): Promise<string> {
  return once(async () => {
    const gone = await lockAttribute(id);
    const kept = await getAttribute(into);
    if (gone.id === kept.id || gone.field !== kept.field) {
      throw new AppError("attributes.other-field");
    }
    await db().deleteFrom("attributes").where("id", "=", id).execute();
    await takeIn(kept, {
      spellings: [gone.term, ...gone.synonyms],
      names: { ...gone.names, ...kept.names },
    });
    await audit(actor, {
      action: "attribute.merged",
      key: kept.id,
      before: { field: gone.field, term: gone.term },
      after: { field: kept.field, term: kept.term },
    });
    emit({ topic: "attribute.changed", key: id }, { topic: "attribute.changed", key: kept.id });
    return startRewriting(actor, { field: kept.field, from: gone.term, into: kept.term });
  });
}

/** Takes a term that nobody has defined in as another spelling. Answers the rewriting's id. */
export async function takeSpelling(
  actor: SignedInActor,
  { id, term }: { id: string; term: string },
): Promise<string> {
  return once(async () => {
    const kept = await lockAttribute(id);
    if (term === kept.term) throw new AppError("attributes.other-field");
    await refuseTaken(kept.field, [term], id);
    await takeIn(kept, { spellings: [term], names: kept.names });
    await audit(actor, {
      action: "attribute.merged",
      key: kept.id,
      before: { field: kept.field, term },
      after: { field: kept.field, term: kept.term },
    });
    emit({ topic: "attribute.changed", key: kept.id });
    return startRewriting(actor, { field: kept.field, from: term, into: kept.term });
  });
}

const takeIn = (
  { id, term, synonyms }: AttributeRow,
  { spellings, names }: { spellings: readonly string[]; names: Names },
) =>
  db()
    .updateTable("attributes")
    .set({
      synonyms: writtenSynonyms(term, [...synonyms, ...spellings]),
      names: JSON.stringify(names),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .execute();
