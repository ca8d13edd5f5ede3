import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { requestEndpoints } from "@neroli/contract/requests/endpoints.ts";
import {
  displayedAs,
  type RequestStatus,
  requestStatuses,
} from "@neroli/contract/requests/states.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedProducts } from "../../published/products.ts";
import { publishedUsers } from "../../published/users.ts";
import { onSide, visibleTo } from "../policy.ts";
import { type RequestRow, selectRequests } from "./select-requests.ts";

type ListQuery = z.output<(typeof requestEndpoints)["GET /requests"]["query"]>;

/** The requests the actor may see, the latest news first. */
export async function listRequests(
  actor: SignedInActor,
  query: ListQuery,
): Promise<PageOf<RequestRow>> {
  let rows = selectRequests(actor).where(visibleTo(actor));
  if (query.type__eq) rows = rows.where("requests.type", "=", query.type__eq);
  if (query.status__eq) rows = rows.where("requests.status", "in", displayedLike(query.status__eq));
  if (query.product__eq) rows = rows.where(names(query.product__eq));
  if (query.side__eq) rows = rows.where(onSide(actor, query.side__eq));
  if (query.text__icontains) rows = rows.where(mentions(query.text__icontains));
  return listPage(rows, query, {
    sorts: { created_at: "requests.created_at", updated_at: "requests.updated_at" },
    fallback: "-updated_at",
    tie: "requests.key",
  });
}

/** REQUESTED and OPEN both display as Open (spec 3), so they are found together. */
const displayedLike = (status: RequestStatus) =>
  requestStatuses.filter((other) => displayedAs(other) === displayedAs(status));

/** Every request that one form made, in the order of the suppliers' names. */
export async function listRequestsOfForm(
  actor: SignedInActor,
  keys: readonly string[],
): Promise<RequestRow[]> {
  return selectRequests(actor)
    .where("requests.buyer_key", "=", actor.user_key)
    .where(sql<boolean>`requests.key = any(${keys})`)
    .orderBy("supplier.name")
    .orderBy("requests.key")
    .execute();
}

/** The product is one of those that it is about. */
function names(product_key: string): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "requests">();
  return eb.exists(
    eb
      .selectFrom("request_products")
      .whereRef("request_products.request_key", "=", "requests.key")
      .where("request_products.product_key", "=", product_key)
      .select("request_products.product_key"),
  );
}

/** The typed text stands in the message, the key, or a name of a product, person or company. */
function mentions(typed: string): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "requests">();
  const pattern = containing(typed);
  const products = eb
    .selectFrom("request_products")
    .innerJoin(publishedProducts(), "products.key", "request_products.product_key")
    .whereRef("request_products.request_key", "=", "requests.key")
    .where("products.name", "ilike", pattern)
    .select("products.key");
  const people = eb
    .selectFrom(publishedUsers())
    .whereRef("users.key", "=", "requests.buyer_key")
    .where((user) =>
      user(user.fn("concat_ws", [user.val(" "), "firstname", "lastname"]), "ilike", pattern),
    )
    .select("users.key");
  const companies = eb
    .selectFrom(publishedCompanies())
    .where((company) =>
      company.or([
        company("companies.key", "=", company.ref("requests.company_key")),
        company("companies.key", "=", company.ref("requests.buyer_company_key")),
      ]),
    )
    .where("companies.name", "ilike", pattern)
    .select("companies.key");
  return eb.or([
    eb("requests.message", "ilike", pattern),
    eb("requests.key", "ilike", pattern),
    eb.exists(products),
    eb.exists(people),
    eb.exists(companies),
  ]);
}
