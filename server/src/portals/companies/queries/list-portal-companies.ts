import { isSupport } from "@neroli/contract/access/roles.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { portalCompanyEndpoints } from "@neroli/contract/portals/companies.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { AppError, found } from "../../../kernel/errors.ts";
import { containing, listPage } from "../../../kernel/list.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { pictureOfCompany } from "../../../published/documents.ts";
import { visibleTo } from "../../policy.ts";
import { findHeldEvent, managesMatter } from "../../queries/get-managed-event.ts";

type Query = z.output<(typeof portalCompanyEndpoints)["GET /portals/:portal/companies"]["query"]>;

/** The companies that take part in an event that exists for this actor. */
export async function listPortalCompanies(
  actor: SignedInActor,
  { portal, ...query }: Query & { portal: string },
): Promise<PageOf<PortalCompanyRow>> {
  await getEvent(actor, portal);
  if (query.include_disabled) await refuseUnlessManager(actor, portal);
  let rows = selectCompanies(portal);
  if (!query.include_disabled) rows = rows.where("event_companies.enabled", "=", true);
  if (!isSupport(actor.roles)) {
    // What is not shown is there for its own people and support only (decisions, visibility).
    rows = rows.where((company) =>
      company.or([
        company("companies.shown", "=", true),
        company("companies.key", "=", actor.company_key ?? ""),
      ]),
    );
  }
  const { name__icontains: name, offering__eq: offering, type__eq: type } = query;
  if (name) {
    rows = rows.where(
      sql<boolean>`(companies.name ilike ${containing(name)}
        or event_companies.display_name ilike ${containing(name)})`,
    );
  }
  if (offering) rows = rows.where(sql<boolean>`${offering} = any (companies.offering)`);
  if (type) rows = rows.where("companies.type", "=", type);
  return listPage(rows, query, {
    sorts: { name: "companies.name" },
    fallback: "name",
    tie: "companies.key",
  });
}

async function getEvent(actor: SignedInActor, key: string): Promise<void> {
  const row = await db()
    .selectFrom("events")
    .where("events.key", "=", key)
    .where(visibleTo(actor))
    .select("events.key")
    .executeTakeFirst();
  found(row);
}

async function refuseUnlessManager(actor: SignedInActor, portal: string): Promise<void> {
  if (!managesMatter(found(await findHeldEvent(actor, portal)), "company")) {
    throw new AppError("access.forbidden");
  }
}

const selectCompanies = (portal: string) =>
  db()
    .selectFrom("event_companies")
    .innerJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
    .where("event_companies.event_key", "=", portal)
    .select(["companies.key", "companies.name", "companies.type", "companies.offering"])
    .select(["companies.verified", "event_companies.enabled"])
    .select(["event_companies.hall", "event_companies.stand"])
    .select(sql<string>`coalesce(event_companies.display_name, companies.name)`.as("display_name"))
    .select(pictureOfCompany("LOGO").as("logo"));

export type PortalCompanyRow = Awaited<
  ReturnType<ReturnType<typeof selectCompanies>["execute"]>
>[number];
