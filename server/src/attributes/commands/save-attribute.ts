import type { AttributeForm } from "@neroli/contract/attributes/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import type { AttributeRow } from "../present.ts";
import { lockAttribute, refuseTaken, writtenNames, writtenSynonyms } from "./lock-attributes.ts";
import { startRewriting } from "./start-rewriting.ts";

/**
 * Writes what a term is called and means, if nobody has changed it since it was read. With another
 * English word its products are rewritten, and the old word stays as a spelling of it.
 */
export async function saveAttribute(
  actor: SignedInActor,
  { id, form: { version, ...form } }: { id: string; form: AttributeForm },
): Promise<void> {
  await once(async () => {
    const row = await lockAttribute(id);
    const was = contentOf(row);
    const renamed = row.term !== form.term;
    const after = {
      ...form,
      names: writtenNames(form.names),
      synonyms: writtenSynonyms(form.term, renamed ? [...form.synonyms, row.term] : form.synonyms),
    };
    const keys = Object.keys(was) as (keyof typeof was)[];
    const changed = keys.filter((key) => text(was[key]) !== text(after[key]));
    if (changed.length === 0) return;
    if (row.version !== version) {
      throw new AppError("conflict", { version: row.version, changed, current: was });
    }
    await refuseTaken(row.field, [after.term, ...after.synonyms], id);
    await db()
      .updateTable("attributes")
      .set({
        ...after,
        names: JSON.stringify(after.names),
        version: version + 1,
        updated_at: sql<Date>`now()`,
      })
      .where("id", "=", id)
      .execute();
    if (renamed) {
      await startRewriting(actor, { field: row.field, from: row.term, into: after.term });
    }
    await audit(actor, { action: "attribute.saved", key: id, before: was, after });
    emit({ topic: "attribute.changed", key: id });
  });
}

const contentOf = ({ term, names, description, synonyms, status }: AttributeRow) => ({
  term,
  names,
  description,
  synonyms,
  status,
});

/** Names stand in whatever order the database likes. */
const text = (value: unknown): string =>
  JSON.stringify(
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).sort()
      : value,
  );
