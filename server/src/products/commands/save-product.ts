import type { ProductForm } from "@neroli/contract/products/editor-schema.ts";
import { changesBetween } from "@neroli/contract/products/history.ts";
import { noteMaking } from "../../interactions/commands/note-interactions.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { lockProduct } from "../queries/lock-product.ts";
import { changeProduct, contentOf } from "./change-product.ts";
import { readForm } from "./read-form.ts";
import { refuseStale } from "./refuse-stale.ts";
import { renames } from "./renames.ts";

/** Writes the editor's form, if nobody has changed the product since it was read. */
export async function saveProduct(
  actor: SignedInActor,
  { company_key, key, form }: { company_key: string; key: string; form: ProductForm },
): Promise<void> {
  await transaction(async () => {
    const before = await lockProduct(actor, { company_key, key });
    const content = contentOf(before);
    const after = {
      ...content,
      ...(await readForm(actor, { kind: before, form, before: before.fields })),
    };
    // A form that is sent a second time has been saved already.
    if (changesBetween(content, after).length === 0) return;
    if (before.trashed_at) throw new AppError("products.trashed");
    await refuseStale(actor, { stored: before, version: form.version, wanted: after });
    if (renames(before.fields, after.fields)) {
      throw new AppError("products.trade-name-immutable");
    }
    await changeProduct(actor, { before, after, action: "SAVED", audited: "product.saved" });
    await noteMaking(actor, { deed: "UPDATE", offering: before.offering, product_key: key });
  });
}
