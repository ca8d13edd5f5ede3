import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { EventProductLite } from "@neroli/contract/portals/products.ts";
import { findByKeys } from "../../../catalogue/queries/find-by-keys.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { found, notFound } from "../../../kernel/errors.ts";
import { isNamed } from "../../../published/companies.ts";
import { getScope, type Scope } from "../policy.ts";
import { listCompanyProducts } from "./list-products.ts";
import { type EventProductRow, selectProducts } from "./select-products.ts";

export interface Named {
  event: string;
  company: string;
  product: string;
}

/** A product of a company that takes part, within what somebody looks after; else 404. */
export async function findInScope(
  actor: SignedInActor,
  scope: Scope,
  { company, product }: Omit<Named, "event">,
): Promise<EventProductRow> {
  const row = await selectProducts(actor, scope.event)
    .where("products.key", "=", product)
    .where(isNamed(company))
    .executeTakeFirst();
  if (row && scope.company !== null && scope.company !== row.company_key) throw notFound();
  return found(row);
}

/** The product, for who looks after it. */
export const getEventProduct = async (
  actor: SignedInActor,
  named: Named,
): Promise<EventProductRow> => findInScope(actor, await getScope(actor, named.event), named);

/** The little that a list within an event shows of a product, as this reader sees it. */
export async function getLite(
  actor: SignedInActor,
  { event, company, product, type }: Named & { type: Offering },
): Promise<EventProductLite> {
  const { content } = await listCompanyProducts(actor, {
    ...{ event, company, key: product, type, page: 0, size: 1 },
  });
  const { display_name, promoted } = found(content[0]);
  const [summary] = findByKeys(actor, [product]);
  return { ...found(summary), display_name, promoted };
}
