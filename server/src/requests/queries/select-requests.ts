import { isSupport } from "@neroli/contract/access/roles.ts";
import { type AliasableExpression, expressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { pictureOfCompany } from "../../published/documents.ts";
import { productNameIn, publishedProducts } from "../../published/products.ts";
import { personIn, publishedUsers } from "../../published/users.ts";
import { onSide } from "../policy.ts";

/**
 * Requests as lists and pages show them, with the names of their companies, people and products. The
 * caller adds which of them the actor may see.
 */
export const selectRequests = (actor: SignedInActor) =>
  db()
    .selectFrom("requests")
    .innerJoin(publishedCompanies("supplier"), "supplier.key", "requests.company_key")
    .innerJoin(publishedUsers("buyer"), "buyer.key", "requests.buyer_key")
    .leftJoin(
      publishedCompanies("buyer_company"),
      "buyer_company.key",
      "requests.buyer_company_key",
    )
    .select([
      "requests.key",
      "requests.company_key",
      "requests.buyer_key",
      "requests.buyer_company_key",
      "requests.reject_reason",
      "requests.batch",
      "requests.origin",
      "requests.message",
      "requests.cc",
      "requests.created_at",
      "requests.updated_at",
      "requests.closed_at",
      "supplier.name as supplier_name",
      "supplier.verified as supplier_verified",
      "buyer.firstname as buyer_firstname",
      "buyer.lastname as buyer_lastname",
      "buyer_company.name as buyer_company_name",
      "buyer_company.verified as buyer_company_verified",
    ])
    .select([
      "requests.type",
      "requests.status",
      "requests.resolution",
      "requests.contact",
      "requests.document_types",
      "requests.needed_by",
      "requests.quantity_required",
      "requests.estimated_yearly_usage",
      "requests.shipping_address",
      "requests.waiting_for",
      "requests.alternatives",
    ])
    .select([productsOf(actor).as("products"), lastMessage().as("last_message")])
    .select([personIn("requests.buyer_assignee").as("buyer_assignee")])
    .select([personIn("requests.supplier_assignee").as("supplier_assignee")])
    .select(answeredAt().as("answered_at"))
    .select([
      pictureOfCompany("LOGO", "requests.company_key").as("supplier_logo"),
      pictureOfCompany("LOGO", "requests.buyer_company_key").as("buyer_company_logo"),
      unreadBy(actor).as("unread"),
    ]);

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>["execute"]>>[number];

const ofRequest = expressionBuilder<DB, "requests">();

/** Products unpublished or trashed since are named, but no longer available (spec 4, product trash). */
const productsOf = ({ language }: SignedInActor) =>
  jsonArrayFrom(
    ofRequest
      .selectFrom("request_products")
      .innerJoin(publishedProducts(), "products.key", "request_products.product_key")
      .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
      .whereRef("request_products.request_key", "=", "requests.key")
      .orderBy("request_products.position")
      .select((product) => [
        "products.key",
        productNameIn(language).as("name"),
        "products.offering",
        "products.segment",
        "request_products.quantity",
        product
          .and([product("products.shown", "=", true), product("companies.shown", "=", true)])
          .$castTo<boolean>()
          .as("available"),
      ]),
  );

/** The text of a message, or the names of its files where there is none. */
export const messageText = sql<string>`
  case when request_messages.body <> '' then request_messages.body
  else (select string_agg(name, ', ' order by id) from request_attachments
    where message_id = request_messages.id) end`;

const lastMessage = () =>
  ofRequest
    .selectFrom("request_messages")
    .whereRef("request_messages.request_key", "=", "requests.key")
    .orderBy("request_messages.created_at", "desc")
    .orderBy("request_messages.id", "desc")
    .limit(1)
    .select(messageText.as("text"));

/** To have closed it without a word is no answer. */
const answeredAt = () => sql<Date | null>`(
  select min(created_at) from request_messages
    where request_messages.request_key = requests.key and side = 'SUPPLIER')`;

/** When something last happened that this person may know of. */
const newsFor = (actor: SignedInActor) => sql<Date>`greatest(requests.updated_at,
  case when ${onSide(actor, "SUPPLIER")} then requests.supplier_noted_at
    else requests.buyer_noted_at end)`;

/**
 * Whether something happened since this person last read the request. For support nothing is unread,
 * and nothing of what is over: its status says it.
 */
export function unreadBy(actor: SignedInActor): AliasableExpression<boolean> {
  if (isSupport(actor.roles)) return sql<boolean>`false`;
  const readSince = ofRequest
    .selectFrom("request_reads")
    .whereRef("request_reads.request_key", "=", "requests.key")
    .where("request_reads.user_key", "=", actor.user_key)
    .where((read) => read("request_reads.read_at", ">=", newsFor(actor)))
    .select("request_reads.user_key");
  return ofRequest
    .and([
      ofRequest("requests.status", "in", ["REQUESTED", "OPEN"]),
      ofRequest.not(ofRequest.exists(readSince)),
    ])
    .$castTo<boolean>();
}
