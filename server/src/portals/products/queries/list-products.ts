import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { eventProductEndpoints } from "@neroli/contract/portals/products.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { Actor, SignedInActor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { found, notFound } from "../../../kernel/errors.ts";
import { containing, listPage } from "../../../kernel/list.ts";
import { isNamed, publishedCompanies } from "../../../published/companies.ts";
import { productNameIn } from "../../../published/products.ts";
import { visibleTo } from "../../policy.ts";
import { findScope, getScope } from "../policy.ts";
import { type EventProductRow, isEnabled, selectProducts } from "./select-products.ts";

type Calls = typeof eventProductEndpoints;
type Query = z.output<Calls["GET /events/:event/products"]["query"]>;
type OfCompany = z.output<Calls["GET /events/:event/companies/:companyKey/products"]["query"]>;

/** In the reader's language, as they are shown. */
const sortsFor = ({ language }: Pick<Actor, "language">) => ({
  name: sql<string>`lower(${productNameIn(language)})`,
  company: sql<string>`lower(companies.name)`,
  segment: "products.segment" as const,
  ranking: sql<number>`coalesce(ranked.ranking, 1000000)`,
});

/** The products of an event that the actor looks after. */
export async function listEventProducts(
  actor: SignedInActor,
  { event, ...query }: Query & { event: string },
): Promise<PageOf<EventProductRow>> {
  const { company } = await getScope(actor, event);
  let rows = selectProducts(actor, event);
  if (company !== null) rows = rows.where("products.company_key", "=", company);
  if (query.name__icontains) {
    const typed = containing(query.name__icontains);
    rows = rows.where((eb) =>
      eb.or([
        eb(productNameIn(actor.language), "ilike", typed),
        eb("products.name", "ilike", typed),
        eb("event_products.display_name", "ilike", typed),
      ]),
    );
  }
  if (query.company__eq) rows = rows.where(isNamed(query.company__eq));
  if (query.company__icontains) {
    rows = rows.where("companies.name", "ilike", containing(query.company__icontains));
  }
  if (query.segment__eq) rows = rows.where("products.segment", "=", query.segment__eq);
  if (query.type__eq) rows = rows.where("products.offering", "=", query.type__eq);
  if (query.enabled__eq !== undefined) rows = rows.where(isEnabled, "=", query.enabled__eq);
  if (query.promoted__eq !== undefined) {
    rows = rows.where("ranked.ranking", query.promoted__eq ? "is not" : "is", null);
  }
  return listPage(rows, query, {
    sorts: sortsFor(actor),
    fallback: "name",
    tie: "products.key",
  });
}

/**
 * A company's products in an event: for who looks after them all, for other readers what is shown
 * there, and nothing of a company that excludes theirs.
 */
export async function listCompanyProducts(
  actor: SignedInActor,
  { event, company, ...query }: OfCompany & { event: string; company: string },
): Promise<PageOf<EventProductRow>> {
  const taking = await getTakingPart(actor, { event, company });
  let rows = selectProducts(actor, event).where("products.company_key", "=", taking.key);
  if (!taking.looksAfter) rows = rows.where(isEnabled, "=", true);
  if (query.segment) rows = rows.where("products.segment", "=", query.segment);
  if (query.type) rows = rows.where("products.offering", "=", query.type);
  if (query.key) rows = rows.where("products.key", "=", query.key);
  if (query.promoted__eq !== undefined) {
    rows = rows.where("ranked.ranking", query.promoted__eq ? "is not" : "is", null);
  }
  const { name, ranking } = sortsFor(actor);
  return listPage(rows, query, {
    sorts: { name, ranking },
    fallback: "ranking",
    tie: "products.key",
  });
}

/** A company that takes part in an event, as far as both are there for this reader; else 404. */
async function getTakingPart(
  actor: SignedInActor,
  { event, company }: { event: string; company: string },
): Promise<{ key: string; looksAfter: boolean }> {
  const { key, enabled, visible, excluded_types } = found(
    await db()
      .selectFrom("event_companies")
      .innerJoin("events", "events.key", "event_companies.event_key")
      .innerJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
      .where("events.key", "=", event)
      .where("companies.shown", "=", true)
      .where(isNamed(company))
      .select(["companies.key", "companies.excluded_types", "event_companies.enabled"])
      .select(sql<boolean>`${visibleTo(actor)}`.as("visible"))
      .executeTakeFirst(),
  );
  const scope = await findScope(actor, event);
  const looksAfter = scope !== null && (scope.company === null || scope.company === key);
  if (looksAfter) return { key, looksAfter };
  const type = actor.company_type;
  const excluded = actor.company_key !== key && type !== null && excluded_types.includes(type);
  if (!visible || !enabled || excluded) throw notFound();
  return { key, looksAfter };
}
