import type { AttributeField } from "@neroli/contract/attributes/fields.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { enqueue } from "../../kernel/jobs/queued.ts";
import { countCarriers } from "../../products/queries/count-carriers.ts";
import { rewriteProducts } from "./rewrite-products.ts";

interface Rewriting {
  field: AttributeField;
  from: string;
  into: string;
}

/**
 * Asks, within the caller's transaction, that all products get one term in place of another.
 * What goes on already is led to the new end, so that none is left at a term that was merged.
 */
export async function startRewriting(
  actor: SignedInActor,
  { field, from, into }: Rewriting,
): Promise<string> {
  await db()
    .updateTable("attribute_rewritings")
    .set({ into_term: into })
    .where("field", "=", field)
    .where("ended_at", "is", null)
    .where((eb) => eb.or([eb("into_term", "=", from), eb("from_term", "=", from)]))
    .execute();
  const { id } = await db()
    .insertInto("attribute_rewritings")
    .values({
      field,
      from_term: from,
      into_term: into,
      total: await countCarriers(field, from),
      started_by: actor.user_key,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueue(rewriteProducts, { id });
  return id;
}
