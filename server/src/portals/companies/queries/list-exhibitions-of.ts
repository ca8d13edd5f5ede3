import { exhibitionTypes } from "@neroli/contract/enumerations/portals.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { portalCompanyEndpoints } from "@neroli/contract/portals/companies.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { Actor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { listPage } from "../../../kernel/list.ts";

type Query = z.output<
  (typeof portalCompanyEndpoints)["GET /public/companies/:companyKey/exhibitions"]["query"]
>;

const selectExhibitions = (company: string) =>
  db()
    .selectFrom("events")
    .innerJoin("event_companies", "event_companies.event_key", "events.key")
    .where("event_companies.company_key", "=", company)
    .where("event_companies.enabled", "=", true)
    .where("events.enabled", "=", true)
    .where("events.type", "in", exhibitionTypes)
    .select(["events.key", "events.display_name", "events.type", "events.promoted"])
    .select(["events.starts_on", "events.ends_on", "events.place", "events.country"])
    .select(["event_companies.hall", "event_companies.stand"]);

export type ExhibitionRow = Awaited<
  ReturnType<ReturnType<typeof selectExhibitions>["execute"]>
>[number];

/** By the calendar where it is; one whose days nobody knows yet is still to come. */
const isOver = sql<boolean>`
  coalesce(events.ends_on < (now() at time zone events.time_zone)::date, false)`;

/** The enabled exhibitions that a company takes part in; at a portal's host there are none. */
export function listExhibitionsOf(
  { portal }: Actor,
  { company, ...query }: Query & { company: string },
): Promise<PageOf<ExhibitionRow>> {
  let rows = selectExhibitions(company);
  if (query.type__eq) rows = rows.where("events.type", "=", query.type__eq);
  if (query.over !== undefined) rows = rows.where(isOver, "=", query.over);
  if (portal !== null) rows = rows.where("events.key", "=", portal);
  return listPage(rows, query, {
    sorts: { display_name: "events.display_name", starts_on: "events.starts_on" },
    fallback: "display_name",
    tie: "events.key",
  });
}
