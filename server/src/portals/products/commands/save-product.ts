import type { EventProductForm, NewEventProduct } from "@neroli/contract/portals/products.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { transaction } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { once } from "../../../kernel/once/once.ts";
import { lockEvent } from "../../../published/portals.ts";
import { getScope, type Scope } from "../policy.ts";
import { findInScope, type Named } from "../queries/get-product.ts";
import { type EventProductRow, readOrder, type Said } from "../queries/select-products.ts";
import { tellChanged, writeOrder, writeProducts } from "./write-products.ts";

/** Says something of a product of which nothing has been said there. */
export async function createEventProduct(
  actor: SignedInActor,
  { event, company, form }: Omit<Named, "product"> & { form: NewEventProduct },
): Promise<void> {
  const { key: product, ...after } = form;
  await once(async () => {
    const scope = await getScope(actor, event);
    await lockEvent(event);
    const row = await findInScope(actor, scope, { company, product });
    refuseMore(scope, row, after);
    if (row.version > 0) throw new AppError("portals.product-there");
    await write(actor, event, { row, after });
    return product;
  });
}

/** Writes what a product goes by there, and whether it is there, promoted and at which place. */
export async function saveEventProduct(
  actor: SignedInActor,
  { form, ...named }: Named & { form: EventProductForm },
): Promise<void> {
  const { version, ranking, ...after } = form;
  await transaction(async () => {
    const scope = await getScope(actor, named.event);
    await lockEvent(named.event);
    const row = await findInScope(actor, scope, named);
    const { display_name, enabled, promoted } = row;
    const current = { display_name, enabled, promoted, ranking: row.ranking };
    const wanted = { ...after, ranking: after.promoted ? (ranking ?? row.ranking) : null };
    const changed = fields.filter((name) => current[name] !== wanted[name]);
    if (changed.length === 0) return;
    refuseMore(scope, row, wanted);
    if (row.version !== version) {
      throw new AppError("conflict", { version: row.version, changed, current });
    }
    await write(actor, named.event, { row, after, ranking: wanted.ranking });
  });
}

const fields = ["display_name", "enabled", "promoted", "ranking"] as const;

/** Whoever looks after their own company's products neither promotes nor ranks them. */
function refuseMore(
  { changes, ranks }: Scope,
  row: EventProductRow,
  { promoted, ranking = row.ranking }: Said & { ranking?: number | null },
): void {
  const ranked = promoted !== row.promoted || ranking !== row.ranking;
  if (!changes || (ranked && !ranks)) throw new AppError("access.forbidden");
}

interface Writing {
  row: EventProductRow;
  after: Said;
  ranking?: number | null;
}

async function write(
  actor: SignedInActor,
  event: string,
  { row, after, ranking = null }: Writing,
): Promise<void> {
  await writeProducts(event, [{ row, after }]);
  if (ranking !== null && ranking !== row.ranking) {
    const others = (await readOrder(event)).filter((key) => key !== row.key);
    await writeOrder(event, others.toSpliced(ranking - 1, 0, row.key));
  }
  const { display_name, enabled, promoted } = row;
  const place = (await readOrder(event)).indexOf(row.key);
  await audit(actor, {
    action: "event.product-saved",
    key: event,
    company_key: row.company_key,
    before: { display_name, enabled, promoted, ranking: row.ranking },
    after: { ...after, ranking: place < 0 ? null : place + 1, product: row.key },
  });
  tellChanged(event, [row]);
}
