import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import type { KnownPortal } from "../../kernel/portal-hosts.ts";
import { presentSettings } from "../settings/present.ts";

/** The enabled portals and exhibitions of these keys with their proven hosts; all that there are without keys. */
export async function readKnownPortals(keys?: readonly string[]): Promise<KnownPortal[]> {
  const rows = await db()
    .selectFrom("events")
    .leftJoin("portal_hosts", (join) =>
      join
        .onRef("portal_hosts.event_key", "=", "events.key")
        .on("portal_hosts.proven_at", "is not", null),
    )
    .where("events.enabled", "=", true)
    .$if(keys !== undefined, (query) => query.where("events.key", "in", [...(keys ?? [])]))
    .groupBy("events.key")
    .selectAll("events")
    .select(
      sql<string[]>`coalesce(
        array_agg(portal_hosts.host order by portal_hosts.proven_at, portal_hosts.host)
          filter (where portal_hosts.host is not null), '{}')`.as("hosts"),
    )
    .execute();
  return rows.map(({ hosts, ...row }) => ({ settings: presentSettings(row), hosts }));
}
