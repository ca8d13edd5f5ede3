import { stagingCompany } from "@neroli/contract/companies/staging.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { portalCompanyEndpoints } from "@neroli/contract/portals/companies.ts";
import { type Expression, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import { db } from "../../../kernel/db/db.ts";
import { containing, listPage } from "../../../kernel/list.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { pictureOfCompany } from "../../../published/documents.ts";
import { countProducts } from "./count-products.ts";

type Endpoints = typeof portalCompanyEndpoints;
type ListedQuery = z.output<Endpoints["GET /events/:event/companies"]["query"]>;
type AvailableQuery = z.output<Endpoints["GET /events/:event/companies/available"]["query"]>;

/** As it goes by there. */
const displayName = sql<string>`coalesce(event_companies.display_name, companies.name)`;

const selectListed = (event: string) =>
  db()
    .selectFrom("event_companies")
    .innerJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
    .where("event_companies.event_key", "=", event)
    .select(["companies.key", "companies.name", "companies.type", "companies.offering"])
    .select(["companies.country", "companies.shown", "event_companies.enabled"])
    .select(["event_companies.hall", "event_companies.stand", "event_companies.all_products"])
    .select([displayName.as("display_name"), countProducts().as("products")])
    .select(sql<number>`jsonb_array_length(event_companies.contacts)`.as("contacts"))
    .select(pictureOfCompany("LOGO").as("logo"));

export type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>["execute"]>>[number];

/** The companies that take part or have taken part, whoever else they are there for. */
export function listEventCompanies(event: string, query: ListedQuery): Promise<PageOf<ListedRow>> {
  let rows = selectListed(event);
  for (const condition of conditions(query)) rows = rows.where(condition);
  if (query.enabled__eq !== undefined) {
    rows = rows.where("event_companies.enabled", "=", query.enabled__eq);
  }
  return listPage(rows, query, {
    sorts: {
      display_name: sql`lower(${displayName})`,
      type: "companies.type",
      enabled: "event_companies.enabled",
      hall: sql`concat_ws(' ', event_companies.hall, event_companies.stand)`,
      updated_at: "event_companies.updated_at",
    },
    fallback: "display_name",
    tie: "companies.key",
  });
}

const selectAvailable = (event: string) =>
  db()
    .selectFrom(publishedCompanies())
    .leftJoin("event_companies", (join) =>
      join
        .onRef("event_companies.company_key", "=", "companies.key")
        .on("event_companies.event_key", "=", event),
    )
    .where("companies.shown", "=", true)
    .where("companies.key", "!=", stagingCompany)
    .where(sql<SqlBool>`event_companies.enabled is not true`)
    .select(["companies.key", "companies.name", "companies.type", "companies.offering"])
    .select(["companies.country", displayName.as("display_name")])
    .select(sql<boolean>`event_companies.event_key is not null`.as("before"))
    .select(pictureOfCompany("LOGO").as("logo"));

export type AvailableRow = Awaited<
  ReturnType<ReturnType<typeof selectAvailable>["execute"]>
>[number];

/** The companies that are shown and not enabled there. */
export function listAvailable(event: string, query: AvailableQuery): Promise<PageOf<AvailableRow>> {
  let rows = selectAvailable(event);
  for (const condition of conditions(query)) rows = rows.where(condition);
  return listPage(rows, query, {
    sorts: { display_name: sql`lower(${displayName})`, type: "companies.type" },
    fallback: "display_name",
    tie: "companies.key",
  });
}

/** Names there and names of the companies' own both find them. */
function conditions(query: AvailableQuery | ListedQuery): Expression<SqlBool>[] {
  const { display_name__icontains: name, type__icontains: type, offering__eq: offering } = query;
  return [
    ...(name
      ? [
          sql<SqlBool>`(companies.name ilike ${containing(name)}
            or event_companies.display_name ilike ${containing(name)})`,
        ]
      : []),
    ...(type ? [sql<SqlBool>`companies.type ilike ${containing(type)}`] : []),
    ...(offering ? [sql<SqlBool>`${offering} = any (companies.offering)`] : []),
  ];
}
