import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { portalCompanyEndpoints } from "@neroli/contract/portals/companies.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { listPage } from "../../../kernel/list.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { visibleTo } from "../../policy.ts";
import { countProducts } from "./count-products.ts";

type Query = z.output<
  (typeof portalCompanyEndpoints)["GET /companies/:companyKey/events"]["query"]
>;

/** A company's entries in the events that exist for this actor. */
const selectEntries = (actor: SignedInActor, company: string) =>
  db()
    .selectFrom("event_companies")
    .innerJoin("events", "events.key", "event_companies.event_key")
    .innerJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
    .where("event_companies.company_key", "=", company)
    .where("event_companies.enabled", "=", true)
    .select(["events.key", "events.display_name as event_name", "events.type"])
    .select(["events.starts_on", "events.ends_on", "events.place", "events.country"])
    .select(sql<string>`coalesce(event_companies.display_name, companies.name)`.as("display_name"))
    .select(["event_companies.description", "event_companies.hall", "event_companies.stand"])
    .select(["event_companies.contacts", countProducts().as("products")])
    // A company's own people know where it takes part, whether they have a place there or not.
    .where((eb) =>
      eb.or([
        visibleTo(actor),
        eb.and([
          eb("events.enabled", "=", true),
          eb.or([
            eb("companies.key", "=", actor.company_key ?? ""),
            eb("companies.owner_company_key", "=", actor.company_key ?? ""),
          ]),
        ]),
      ]),
    );

export type CompanyEventRow = Awaited<
  ReturnType<ReturnType<typeof selectEntries>["execute"]>
>[number];

export function listEventsOf(
  actor: SignedInActor,
  { company, ...query }: Query & { company: string },
): Promise<PageOf<CompanyEventRow>> {
  let rows = selectEntries(actor, company);
  if (query.type__eq) rows = rows.where("events.type", "=", query.type__eq);
  return listPage(rows, query, {
    sorts: { display_name: sql`lower(events.display_name)`, starts_on: "events.starts_on" },
    fallback: "display_name",
    tie: "events.key",
  });
}

/** The entry in an event that exists for this actor; undefined where there is none. */
export const findCompanyEntry = (
  actor: SignedInActor,
  { event, company }: { event: string; company: string },
): Promise<CompanyEventRow | undefined> =>
  selectEntries(actor, company)
    .where("events.key", "=", event)
    .where(visibleTo(actor))
    .executeTakeFirst();
