import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { transaction } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { lockEvent } from "../../../published/portals.ts";
import { getScope, type Scope } from "../policy.ts";
import { findInScope, type Named } from "../queries/get-product.ts";
import { type EventProductRow, selectProducts } from "../queries/select-products.ts";
import { tellChanged, writeProducts } from "./write-products.ts";

export type ProductDeed = "enable" | "disable" | "promote" | "demote";

const deeds = {
  enable: { set: { enabled: true }, right: "changes", action: "event.product-enabled" },
  disable: { set: { enabled: false }, right: "changes", action: "event.product-disabled" },
  promote: { set: { promoted: true }, right: "ranks", action: "event.product-promoted" },
  demote: { set: { promoted: false }, right: "ranks", action: "event.product-demoted" },
} as const;

/** Does it to one product; to one that is so already, nothing. */
export async function changeProduct(
  actor: SignedInActor,
  deed: ProductDeed,
  named: Named,
): Promise<void> {
  await transaction(async () => {
    const scope = await getScope(actor, named.event);
    await lockEvent(named.event);
    const row = await findInScope(actor, scope, named);
    await change(actor, deed, { scope, rows: [row] });
  });
}

/** Does it to several; answers which it has changed, and which are not there. */
export async function changeProducts(
  actor: SignedInActor,
  deed: ProductDeed,
  { event, products }: { event: string; products: readonly string[] },
): Promise<{ changed: string[]; left: string[] }> {
  return transaction(async () => {
    const scope = await getScope(actor, event);
    await lockEvent(event);
    let there = selectProducts(actor, event).where("products.key", "in", [...products]);
    if (scope.company !== null) there = there.where("products.company_key", "=", scope.company);
    const rows = await there.orderBy("products.key").execute();
    const changed = await change(actor, deed, { scope, rows });
    const left = products.filter((key) => !rows.some((row) => row.key === key));
    return { changed, left: [...new Set(left)] };
  });
}

async function change(
  actor: SignedInActor,
  deed: ProductDeed,
  { scope, rows }: { scope: Scope; rows: readonly EventProductRow[] },
): Promise<string[]> {
  const { set, right, action } = deeds[deed];
  if (!scope[right]) throw new AppError("access.forbidden");
  const changed = rows.flatMap((row) => {
    const { display_name, enabled, promoted } = row;
    const before = { display_name, enabled, promoted };
    const after = { ...before, ...set };
    const isSo = after.enabled === enabled && after.promoted === promoted;
    return isSo ? [] : [{ row, before, after }];
  });
  await writeProducts(scope.event, changed);
  const entries = changed.map(({ row, before, after }) => ({
    action,
    key: scope.event,
    company_key: row.company_key,
    before,
    after: { ...after, product: row.key },
  }));
  await audit(actor, ...entries);
  const done = changed.map(({ row }) => row);
  tellChanged(scope.event, done);
  return done.map(({ key }) => key);
}
