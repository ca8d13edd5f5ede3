import { db } from "../../../kernel/db/db.ts";
import { found } from "../../../kernel/errors.ts";

const columns = [
  "host",
  "token",
  "proven_at",
  "checked_at",
  "fault",
  "failing_since",
  "lost_at",
] as const;

/** The hosts of a portal, in the order in which they were named. */
export function listHosts(portal: string) {
  return db()
    .selectFrom("portal_hosts")
    .where("event_key", "=", portal)
    .select(columns)
    .orderBy("created_at")
    .orderBy("host")
    .execute();
}
export type HostRow = Awaited<ReturnType<typeof listHosts>>[number];

/** One of them, or 404. */
export async function getHost(portal: string, host: string): Promise<HostRow> {
  return found(
    await db()
      .selectFrom("portal_hosts")
      .where("event_key", "=", portal)
      .where("host", "=", host)
      .select(columns)
      .executeTakeFirst(),
  );
}

/** 404 where there is neither a portal nor an exhibition of this key. */
export async function requirePortal(key: string): Promise<void> {
  const event = db().selectFrom("events").where("key", "=", key).select("key");
  found(await event.executeTakeFirst());
}
