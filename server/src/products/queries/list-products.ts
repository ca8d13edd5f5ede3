import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import { type Offering, segmentsOf } from "@neroli/contract/enumerations/products.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { expectedDocuments, expectedFields } from "@neroli/contract/products/completeness.ts";
import type { productEndpoints } from "@neroli/contract/products/endpoints.ts";
import { isProductFieldKey, type ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { type Tier, tierFor, tierOf, tierOfField } from "@neroli/contract/products/visibility.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { completes, publishedAssets } from "../../published/documents.ts";
import { type ListedRow, readListed } from "./read-listed.ts";

type ListQuery = z.output<(typeof productEndpoints)["GET /products"]["query"]>;

/** The products that this actor administers: the own company's, for support all. */
export async function listProducts(
  actor: SignedInActor,
  query: ListQuery,
): Promise<PageOf<ListedRow>> {
  const page = await listPage(
    // Keys alone: all that match are counted and sorted, and only a page of them is shown.
    db()
      .selectFrom("products")
      .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
      .where((eb) => eb.and([administeredBy(actor), ...conditions(actor, query)]))
      .select("products.key"),
    query,
    {
      sorts: {
        name: sql`lower(products.name)`,
        company: sql`lower(companies.name)`,
        segment: "products.segment",
        completeness: "products.completeness",
        updated_at: "products.updated_at",
        created_at: "products.created_at",
        trashed_at: "products.trashed_at",
      },
      fallback: "name",
      tie: "products.key",
    },
  );
  const rows = await readListed(page.content.map(({ key }) => key));
  return { ...page, content: rows };
}

const edits = (actor: SignedInActor) => holdsOne(actor.roles, groups.EDIT_PRODUCTS);

/** Those who only read products see no trash, no drafts, and nothing of a company that is not shown. */
function administeredBy(actor: SignedInActor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  if (actor.company_key === null) return sql<SqlBool>`false`;
  const eb = expressionBuilder<DB, "products" | "companies">();
  const own = eb("products.company_key", "=", actor.company_key);
  return edits(actor)
    ? own
    : eb.and([own, eb("companies.shown", "=", true), eb("products.shown", "=", true)]);
}

function conditions(actor: SignedInActor, query: ListQuery): Expression<SqlBool>[] {
  const eb = expressionBuilder<DB, "products" | "companies">();
  const trashed = query.status__eq === "TRASHED";
  const all: Expression<SqlBool>[] = [
    eb("products.offering", "=", query.offering),
    eb("products.trashed_at", trashed ? "is not" : "is", null),
  ];
  if (query.status__eq === "DRAFT" || query.status__eq === "LISTED") {
    all.push(eb("products.state", "=", query.status__eq));
  }
  if (query.company) all.push(eb("products.company_key", "=", query.company));
  if (query.segment__eq) all.push(eb("products.segment", "=", query.segment__eq));
  if (query.name__icontains) {
    all.push(eb("products.name", "ilike", containing(query.name__icontains)));
  }
  if (query.company__icontains) {
    all.push(eb("companies.name", "ilike", containing(query.company__icontains)));
  }
  if (query.label__eq) {
    all.push(sql<SqlBool>`exists (select from product_labels
      where product_key = products.key and label_key = ${query.label__eq})`);
  }
  const { completeness__lt: below, completeness__gte: from } = query;
  if (below !== undefined) all.push(eb("products.completeness", "<", below));
  if (from !== undefined) all.push(eb("products.completeness", ">=", from));
  return [...all, ...fieldConditions(actor, query)];
}

/** The conditions on fields, which hold for values only that the actor may see. */
function fieldConditions(actor: SignedInActor, query: ListQuery): Expression<SqlBool>[] {
  const tier = tierOfAll(actor);
  const all: Expression<SqlBool>[] = [];
  for (const key of ["inci", "cas"] as const) {
    const typed = query[`${key}__icontains`];
    if (!typed) continue;
    all.push(sql<SqlBool>`products.fields ->> ${key} ilike ${containing(typed)}`);
    all.push(...seen(key, tier));
  }
  const missing = query.missing__eq;
  if (missing === undefined) return all;
  if (isProductFieldKey(missing)) all.push(...seen(missing, tier));
  return [...all, lacks(missing, query.offering)];
}

/** All that one administers are the own company's, whom it excludes does not matter. */
const tierOfAll = (actor: SignedInActor): Tier =>
  tierFor(actor, { key: actor.company_key ?? "", excluded_types: [] });

function seen(key: ProductFieldKey, tier: Tier): Expression<SqlBool>[] {
  if (tier === 2) return [];
  const levels = Object.entries(tierOf).flatMap(([level, from]) => (from <= tier ? [level] : []));
  const decided = sql<SqlBool>`products.visibility ->> ${key} = any(${levels})`;
  const open = tierOfField(key, {}) <= tier;
  return [open ? sql<SqlBool>`(not products.visibility ? ${key} or ${decided})` : decided];
}

/** A field, or any document of a type, is missing on products whose kind should have it. */
function lacks(what: string, offering: Offering): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "products">();
  const expecting = segmentsOf[offering].filter((segment) =>
    isProductFieldKey(what)
      ? expectedFields(offering, segment).includes(what)
      : expectedDocuments(offering, segment).some((type) => type === what),
  );
  if (expecting.length === 0) return sql<SqlBool>`false`;
  const documents = eb
    .selectFrom(publishedAssets())
    .whereRef("assets.product_key", "=", "products.key")
    .where(completes())
    .where("assets.document_type", "=", what as DocumentType)
    .select("assets.id");
  return eb.and([
    eb("products.segment", "in", expecting),
    isProductFieldKey(what)
      ? sql<SqlBool>`not products.fields ? ${what}`
      : eb.not(eb.exists(documents)),
  ]);
}
