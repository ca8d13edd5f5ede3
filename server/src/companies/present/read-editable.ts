import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { hasActiveSubscription } from "../../subscriptions/queries/active.ts";
import { findOwner } from "../queries/find-owner.ts";
import { type CompanyRow, getEditable } from "../queries/get-company.ts";
import { listOldKeys } from "../queries/list-old-keys.ts";
import { findOwnProducts } from "../queries/own-products.ts";
import { presentEditable } from "./present-editable.ts";

/** Everything that the editor of a company shows. */
export async function readEditable(actor: SignedInActor, key: string): Promise<EditableCompany> {
  const row = await getEditable(actor, key);
  const [subscribed, owner, old_keys, top_products] = await Promise.all([
    hasActiveSubscription(row.key),
    findOwner(row.owner_company_key),
    listOldKeys(row.key),
    listTopProducts(row),
  ]);
  return presentEditable(actor, row, { subscribed, owner, old_keys, top_products });
}

/** The chosen products that are still there, in their order. */
async function listTopProducts(row: CompanyRow): Promise<EditableCompany["top_products"]> {
  const shelves = row.top_products;
  const keys = shelves.flatMap(({ products }) => products);
  const found = new Map((await findOwnProducts(row.key, keys)).map((one) => [one.key, one]));
  return shelves.map(({ offering, segment, products }) => ({
    offering,
    segment,
    products: products.flatMap((key) => found.get(key) ?? []),
  }));
}
