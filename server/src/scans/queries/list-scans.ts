import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { scanEndpoints } from "@neroli/contract/scans/endpoints.ts";
import { type SqlBool, sql } from "kysely";
import type { z } from "zod";
import { db } from "../../kernel/db/db.ts";
import { containing, listPage } from "../../kernel/list.ts";
import { publishedBadgeVisitors } from "../../published/badges.ts";
import { personIn } from "../../published/users.ts";
import type { Stand } from "../policy.ts";

type Query = z.output<
  (typeof scanEndpoints)["GET /companies/:companyKey/events/:event/scans"]["query"]
>;
type Filters = Pick<Query, "search" | "rating__gte" | "visitor__eq">;

/** The scans of a stand, the newest first. */
export const listScans = (stand: Stand, query: Query): Promise<PageOf<ScanRow>> =>
  listPage(selectScans(stand, query), query, {
    sorts: {
      scanned_at: "scans.scanned_at",
      arrived_at: "scans.arrived_at",
      rating: sql`coalesce(scans.rating, 0)`,
    },
    fallback: "-scanned_at",
    tie: "scans.id",
  });

/** Rows that are read at once for a file. */
const atOnce = 500;

/** All that the filters leave, in the order of their making; no more than some are held. */
export async function* readScans(stand: Stand, filters: Filters): AsyncGenerator<ScanRow> {
  let after: ScanRow | undefined;
  for (;;) {
    let rows = selectScans(stand, filters);
    if (after) {
      rows = rows.where(
        sql<SqlBool>`(scans.scanned_at, scans.id) > (${after.moment}::timestamptz, ${after.id}::uuid)`,
      );
    }
    const part: ScanRow[] = await rows
      .orderBy("scans.scanned_at")
      .orderBy("scans.id")
      .limit(atOnce)
      .execute();
    yield* part;
    after = part.at(-1);
    if (part.length < atOnce) return;
  }
}

/** What is shown of a visitor, and nothing else, is searched, too. */
function selectScans({ company_key, event_key }: Stand, filters: Filters) {
  const { search, rating__gte: least, visitor__eq: visitor } = filters;
  let rows = joined()
    .where("scans.company_key", "=", company_key)
    .where("scans.event_key", "=", event_key);
  if (least) rows = rows.where("scans.rating", ">=", least);
  if (visitor) rows = rows.where("visitors.id", "=", visitor);
  if (search) {
    const like = containing(search);
    rows = rows.where((eb) =>
      eb.or([
        eb("scans.notes", "ilike", like),
        eb("scans.read", "ilike", like),
        eb("visitors.name", "ilike", like),
        eb("visitors.company", "ilike", like),
        eb("visitors.email", "ilike", like),
      ]),
    );
  }
  return rows;
}

const joined = () =>
  db()
    .selectFrom("scans")
    .leftJoin(publishedBadgeVisitors(), (join) =>
      join
        .onRef("visitors.code", "=", "scans.code")
        .onRef("visitors.event_key", "=", "scans.event_key"),
    )
    .leftJoin("scan_pictures", (join) =>
      join
        .onRef("scan_pictures.company_key", "=", "scans.company_key")
        .onRef("scan_pictures.event_key", "=", "scans.event_key")
        .onRef("scan_pictures.scan_id", "=", "scans.id"),
    )
    .select(["scans.id", "scans.device", "scans.sequence", "scans.scanned_at", "scans.arrived_at"])
    .select(["scans.read", "scans.notes", "scans.rating", "scans.products"])
    .select(["visitors.id as visitor", "visitors.name", "visitors.company", "visitors.job_title"])
    .select(["visitors.department", "visitors.email", "visitors.phone"])
    .select(personIn("scans.user_key").as("noted_by"))
    // To the microsecond, for going on after it.
    .select(sql<string>`scans.scanned_at::text`.as("moment"))
    .select(sql<boolean>`scan_pictures.scan_id is not null`.as("has_picture"));

export type ScanRow = Awaited<ReturnType<ReturnType<typeof joined>["execute"]>>[number];
