import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { countCarriers } from "../../products/queries/count-carriers.ts";
import { lockAttribute } from "./lock-attributes.ts";

/** Removes a term that no product carries, not even one in the trash. */
export async function removeAttribute(actor: SignedInActor, id: string): Promise<void> {
  await transaction(async () => {
    const { field, term, names, description, synonyms, status } = await lockAttribute(id);
    const count = await countCarriers(field, term);
    if (count > 0) throw new AppError("attributes.in-use", { count, products: count });
    await db().deleteFrom("attributes").where("id", "=", id).execute();
    await audit(actor, {
      action: "attribute.removed",
      key: id,
      before: { field, term, names, description, synonyms, status },
    });
    emit({ topic: "attribute.changed", key: id });
  });
}
