import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { companiesOf, lockLabel, productsOf } from "./lock-labels.ts";

/** Removes a label that nothing carries (spec 5). */
export async function removeLabel(actor: SignedInActor, key: string): Promise<void> {
  await transaction(async () => {
    const { title, colour, description } = await lockLabel(key);
    const uses = await countUses(key);
    const count = Object.values(uses).reduce((sum, each) => sum + each, 0);
    if (count > 0) throw new AppError("labels.assigned", { count, ...uses });
    await db().deleteFrom("labels").where("key", "=", key).execute();
    await audit(actor, { action: "label.removed", key, before: { title, colour, description } });
  });
}

/** How many things of each kind carry the label; whoever labels another kind counts it here. */
const countUses = async (key: string): Promise<Record<"companies" | "products", number>> => ({
  companies: (await companiesOf(key)).length,
  products: (await productsOf(key)).length,
});
