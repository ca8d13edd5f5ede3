import { type PageOf, toPage } from "@neroli/contract/kernel/list.ts";
import type { visitEndpoints } from "@neroli/contract/visits/endpoints.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { db } from "../../kernel/db/db.ts";
import { containing } from "../../kernel/list.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { pictureOfCompany } from "../../published/documents.ts";
import { publishedEventCompanies, publishedEvents } from "../../published/portals.ts";
import { openExhibitions } from "../policy.ts";
import { inOrderOf } from "./stand-order.ts";

type Query = z.output<(typeof visitEndpoints)["GET /public/events/:event/exhibitors"]["query"]>;

/** Companies that are shown and take part in an open exhibition, under the names they have there. */
export const selectExhibitors = () =>
  db()
    .selectFrom(publishedEventCompanies())
    .innerJoin(publishedEvents(), "events.key", "event_companies.event_key")
    .innerJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
    .where(openExhibitions())
    .where("event_companies.enabled", "=", true)
    .where("companies.shown", "=", true)
    .select(["event_companies.event_key", "companies.key", "companies.type"])
    .select(["companies.offering", "companies.country"])
    .select(["event_companies.description", "event_companies.hall", "event_companies.stand"])
    .select(sql<string>`coalesce(event_companies.display_name, companies.name)`.as("name"))
    .select(pictureOfCompany("LOGO").as("logo"));

export type ExhibitorRow = Awaited<
  ReturnType<ReturnType<typeof selectExhibitors>["execute"]>
>[number];

/**
 * A page of an exhibition's exhibitors. All that fit are read, of which the largest fairs have some
 * thousand: stands come in an order that people count in, and the database does not.
 */
export async function listExhibitors(
  event: string,
  query: Query,
  language: string,
): Promise<PageOf<ExhibitorRow>> {
  let rows = selectExhibitors().where("event_companies.event_key", "=", event);
  const { words__icontains: words, hall__eq: hall, offering__eq: offering, page, size } = query;
  if (words) {
    const typed = containing(words);
    rows = rows.where((eb) =>
      eb.or([
        eb(sql<string>`coalesce(event_companies.display_name, companies.name)`, "ilike", typed),
        eb(
          sql<string>`concat_ws(' ', event_companies.hall, event_companies.stand)`,
          "ilike",
          typed,
        ),
      ]),
    );
  }
  if (hall) rows = rows.where("event_companies.hall", "=", hall);
  if (offering) rows = rows.where(sql<boolean>`${offering} = any (companies.offering)`);
  const found = (await rows.execute()).sort(inOrderOf(language)[query.sort ?? "stand"]);
  return toPage(found.slice(page * size, (page + 1) * size), { page, size, total: found.length });
}
