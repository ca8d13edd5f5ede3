import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import {
  lacksToPublish,
  type ProductAction,
  type ProductFacts,
  productRefusal,
} from "@neroli/contract/products/states.ts";
import { editsProductsOf } from "@neroli/contract/products/visibility.ts";
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Actor } from "../kernel/actor.ts";
import { now } from "../kernel/clock.ts";
import { productShownIn } from "../published/portals.ts";

const rules = {
  edit: editsProductsOf,
  /** An unverified account cannot request (spec 4), and nobody asks the own company. */
  request: (actor: Actor, companyKey: string) =>
    actor.vetted &&
    actor.company_key !== null &&
    actor.company_key !== companyKey &&
    mayAccess("requests", actor) === "allowed",
} satisfies Record<string, (actor: Actor, companyKey: string) => boolean>;

/** Whether this actor may do that to the products of that company (spec 6, edit products). */
export const may = (actor: Actor, action: keyof typeof rules, companyKey: string): boolean =>
  rules[action](actor, companyKey);

type Placed = Pick<Selectable<DB["products"]>, "state" | "trashed_at"> &
  Parameters<typeof lacksToPublish>[0];

/** What decides about the actions of an editor on a product (contract, products/states.ts). */
export const factsOf = (product: Placed): ProductFacts => ({
  state: product.trashed_at ? "TRASHED" : product.state,
  side: "EDITOR",
  told: lacksToPublish(product).length === 0,
  now: now(),
});

/** Why an editor cannot do this to the product; null when it can. */
export function refusalOfMove(action: ProductAction, product: Placed) {
  const refusal = productRefusal(action, factsOf(product));
  return refusal === "products.trashed" || refusal === "products.untold" ? refusal : null;
}

/** The products that this actor edits, in queries. */
export function editedBy(actor: Actor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  const eb = expressionBuilder<DB, "products">();
  return actor.company_key !== null && holdsOne(actor.roles, groups.EDIT_PRODUCTS)
    ? eb("products.company_key", "=", actor.company_key)
    : sql<SqlBool>`false`;
}

/**
 * The products that exist for this actor: not drafts nor trashed ones nor those of companies that
 * are not shown, unless the actor edits them; none of a supplier that excludes the type of the actor's company
 * (decisions, visibility). On a portal's host those that it shows. For queries that join companies.
 */
export function visibleTo(actor: Actor): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "products" | "companies">();
  const there = actor.portal === null ? [] : [productShownIn(actor.portal)];
  return eb.and([readBy(actor), ...there]);
}

function readBy(actor: Actor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  const eb = expressionBuilder<DB, "products" | "companies">();
  const there = eb.and([eb("products.shown", "=", true), eb("companies.shown", "=", true)]);
  if (actor.company_key === null) return there;
  const own = eb("products.company_key", "=", actor.company_key);
  const excluded = sql<SqlBool>`${actor.company_type} = any (companies.excluded_types)`;
  const welcome =
    actor.company_type === null ? there : eb.and([there, eb.or([own, eb.not(excluded)])]);
  return holdsOne(actor.roles, groups.EDIT_PRODUCTS) ? eb.or([own, welcome]) : welcome;
}
