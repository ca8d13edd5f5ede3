import { isSupport } from "@neroli/contract/access/roles.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { requestEndpoints } from "@neroli/contract/requests/endpoints.ts";
import { mostExported } from "@neroli/contract/requests/folders.ts";
import {
  displayedAs,
  type RequestStatus,
  requestStatuses,
} from "@neroli/contract/requests/states.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { listPage } from "../../kernel/list.ts";
import { onSide, visibleTo } from "../policy.ts";
import { assignedTo, inFolder } from "./in-folder.ts";
import { mentions } from "./mentions.ts";
import { type RequestRow, selectRequests } from "./select-requests.ts";

type ListQuery = z.output<(typeof requestEndpoints)["GET /requests"]["query"]>;

/** The requests the actor may see, the latest news first. */
export async function listRequests(
  actor: SignedInActor,
  query: ListQuery,
): Promise<PageOf<RequestRow>> {
  return listPage(selectRequests(actor).where(narrowedBy(actor, query)), query, {
    sorts: {
      created_at: "requests.created_at",
      updated_at: "requests.updated_at",
      needed_by: "requests.needed_by",
    },
    fallback: "-updated_at",
    tie: "requests.key",
  });
}

/** The same without pages, in the same order, as far as an export goes. */
export async function listToExport(
  actor: SignedInActor,
  query: Omit<ListQuery, "page" | "size">,
): Promise<RequestRow[]> {
  return (await listRequests(actor, { ...query, page: 0, size: mostExported })).content;
}

type Filters = Omit<ListQuery, "page" | "size" | "sort">;

/** Those of the requests that the actor may see, for which all filters hold. */
function narrowedBy(actor: SignedInActor, query: Filters): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "requests">();
  const conditions = [visibleTo(actor)];
  if (query.folder__eq) conditions.push(inFolder(actor, query.folder__eq));
  if (query.type__eq) conditions.push(eb("requests.type", "=", query.type__eq));
  if (query.status__eq) {
    conditions.push(eb("requests.status", "in", displayedLike(query.status__eq)));
  }
  if (query.product__eq) conditions.push(names(query.product__eq));
  if (query.side__eq) conditions.push(onSide(actor, query.side__eq));
  if (query.counterparty__eq) conditions.push(withCompany(actor, query.counterparty__eq));
  if (query.assignee__eq) conditions.push(assignedTo(actor, query.assignee__eq));
  if (query.needed_by__from) {
    conditions.push(eb("requests.needed_by", ">=", query.needed_by__from));
  }
  if (query.needed_by__to) conditions.push(eb("requests.needed_by", "<=", query.needed_by__to));
  if (query.text__icontains) conditions.push(mentions(actor, query.text__icontains));
  return eb.and(conditions);
}

/** The company stands on the other side; on either for support. */
function withCompany(actor: SignedInActor, company: string): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "requests">();
  const [received, sent] = [
    eb("requests.buyer_company_key", "=", company),
    eb("requests.company_key", "=", company),
  ];
  if (isSupport(actor.roles)) return eb.or([received, sent]);
  return eb.or([
    eb.and([onSide(actor, "SUPPLIER"), received]),
    eb.and([onSide(actor, "BUYER"), sent]),
  ]);
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
