import { revert } from "@neroli/contract/products/history.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { isUndoable } from "../present/present-editable.ts";
import { lockProduct } from "../queries/lock-product.ts";
import { findLastChange } from "../queries/select-history.ts";
import { changeProduct, contentOf } from "./change-product.ts";
import { refuseStale } from "./refuse-stale.ts";

/**
 * Takes back the last change of a product, whoever made it, as a new version. A trade name that
 * was given with it goes too: that it cannot be changed (spec 5) is not meant for slips.
 */
export async function undoLastSave(
  actor: SignedInActor,
  { company_key, key, version }: { company_key: string; key: string; version: number },
): Promise<void> {
  await transaction(async () => {
    const before = await lockProduct(actor, { company_key, key });
    if (before.trashed_at) throw new AppError("products.trashed");
    await refuseStale(actor, { stored: before, version });
    const last = await findLastChange(key);
    if (!last || !isUndoable(last, before)) throw new AppError("products.nothing-to-undo");
    const after = revert(contentOf(before), last.changes);
    await changeProduct(actor, { before, after, action: "UNDONE", audited: "product.undone" });
  });
}
