import { exhibitionTypes } from "@neroli/contract/enumerations/portals.ts";
import type { ScannedEvent } from "@neroli/contract/scans/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedBadgeVisitors } from "../../published/badges.ts";
import { publishedEventCompanies, publishedEvents } from "../../published/portals.ts";

/** The exhibitions of a company, those with the newest scans first. */
export const listScanned = (companyKey: string): Promise<ScannedEvent[]> =>
  db()
    .selectFrom(publishedEventCompanies())
    .innerJoin(publishedEvents(), "events.key", "event_companies.event_key")
    .leftJoin("scans", (join) =>
      join
        .onRef("scans.event_key", "=", "events.key")
        .onRef("scans.company_key", "=", "event_companies.company_key"),
    )
    .leftJoin(publishedBadgeVisitors(), (join) =>
      join
        .onRef("visitors.code", "=", "scans.code")
        .onRef("visitors.event_key", "=", "scans.event_key"),
    )
    .where("event_companies.company_key", "=", companyKey)
    .where("events.type", "in", exhibitionTypes)
    .groupBy(["events.key", "events.display_name"])
    .select(["events.key", "events.display_name as name"])
    .select([
      sql<number>`count(scans.id)::int`.as("scans"),
      sql<number>`count(distinct visitors.id)::int`.as("visitors"),
    ])
    .orderBy(sql`max(scans.scanned_at) desc nulls last`)
    .orderBy("events.key")
    .execute();
