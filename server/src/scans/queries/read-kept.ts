import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedBadgeVisitors } from "../../published/badges.ts";
import type { Stand } from "../policy.ts";

/** What is kept of these records, and whether each leads to a visitor of the exhibition. */
export const readKept = ({ company_key, event_key }: Stand, ids: readonly string[]) =>
  db()
    .selectFrom("scans")
    .leftJoin(publishedBadgeVisitors(), (join) =>
      join
        .onRef("visitors.code", "=", "scans.code")
        .onRef("visitors.event_key", "=", "scans.event_key"),
    )
    .where("scans.company_key", "=", company_key)
    .where("scans.event_key", "=", event_key)
    .where("scans.id", "in", [...ids])
    .select(["scans.id", "scans.device", "scans.revision"])
    .select(sql<boolean>`visitors.id is not null`.as("known"))
    .orderBy("scans.id")
    .execute();
