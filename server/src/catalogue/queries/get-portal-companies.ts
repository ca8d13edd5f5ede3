import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedEventCompanies, publishedEvents } from "../../published/portals.ts";

/** Keys of the companies that take part in an event; 404 where there is no such event. */
export async function getPortalCompanies(portal: string): Promise<string[]> {
  const rows = await db()
    .selectFrom(publishedEvents())
    .leftJoin(publishedEventCompanies(), (join) =>
      join
        .onRef("event_companies.event_key", "=", "events.key")
        .on("event_companies.enabled", "=", true),
    )
    .where("events.key", "=", portal)
    .select("event_companies.company_key")
    .execute();
  found(rows[0]);
  return rows.flatMap((row) => row.company_key ?? []);
}
