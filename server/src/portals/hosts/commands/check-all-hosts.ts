import { sql } from "kysely";
import { db } from "../../../kernel/db/db.ts";
import { report } from "../../../kernel/log/log.ts";
import { checkHost } from "./check-host.ts";

/** Days after which nobody looks by itself whether the records of a claim are there. */
const daysOfHope = 30;
/** Name servers that do not answer keep nobody else waiting. */
const atOnce = 8;

/** Looks at every proven host, and at claims that were made or lost not long ago. */
export async function checkAllHosts(signal?: AbortSignal): Promise<void> {
  const hosts = await db()
    .selectFrom("portal_hosts")
    .where((eb) =>
      eb.or([
        eb("proven_at", "is not", null),
        eb(
          sql<Date>`coalesce(lost_at, created_at)`,
          ">",
          sql<Date>`now() - make_interval(days => ${daysOfHope})`,
        ),
      ]),
    )
    .select(["event_key", "host"])
    .orderBy("checked_at", (order) => order.asc().nullsFirst())
    .execute();
  const next = async (): Promise<void> => {
    const each = hosts.shift();
    if (!each || signal?.aborted) return;
    // Removed meanwhile, or a failure of one: the others are looked at all the same.
    await checkHost(each.event_key, each.host).catch(report);
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
