import { isTimeZone } from "@neroli/contract/kernel/formats/time-zone.ts";
import {
  type DigestPeriod,
  deliveryOf,
  digestPeriods,
  type NotificationSettings,
} from "@neroli/contract/notifications/mailed-kinds.ts";
import {
  type NotificationAction,
  notificationActions,
} from "@neroli/contract/notifications/table.ts";
import { sql } from "kysely";
import { now } from "../../../kernel/clock.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { publishedUsers } from "../../../published/users.ts";
import { isReached, isRead } from "../../policy.ts";
import { type DigestTime, lastDigestTime } from "./period.ts";

/** Somebody for whom notifications of a portal, or of none, wait, the first of them since `since`. */
interface Waiting {
  user_key: string;
  event_key: string | null;
  time_zone: string | null;
  settings: Partial<NotificationSettings>;
  reached: boolean;
  since: Date;
}

/** Everybody for whom notifications wait. */
export const listWaiting = (): Promise<Waiting[]> =>
  db()
    .selectFrom("notifications")
    .innerJoin(publishedUsers(), "users.key", "notifications.user_key")
    .where("notifications.awaits_digest", "=", true)
    .groupBy(["notifications.user_key", "notifications.event_key"])
    .groupBy(["users.time_zone", "users.notification_settings"])
    .groupBy(["users.enabled", "users.status", "users.activated_at"])
    .select(["notifications.user_key", "notifications.event_key", "users.time_zone"])
    .select("users.notification_settings as settings")
    .select(isReached().as("reached"))
    .select((eb) => eb.fn.min("notifications.triggered_at").as("since"))
    .execute();

/**
 * Writes down what the digests tell that have come due for somebody, before they are sent: one that
 * has to be sent again tells the same, and what happened since is left to the next one.
 */
export async function beginDigests(person: Waiting): Promise<void> {
  const zone = person.time_zone !== null && isTimeZone(person.time_zone) ? person.time_zone : "UTC";
  for (const period of digestPeriods) {
    const time = lastDigestTime(period, zone, now());
    if (person.since >= time.at) continue;
    const told = notificationActions.filter((action) => periodOf(person, action) === period);
    if (told.length > 0) await beginDigest(person, { period, time, told });
  }
  await dropUnwanted(person);
}

/** In which digest it is told by the decisions of this moment; null where in none. */
function periodOf({ reached, settings }: Waiting, action: NotificationAction): DigestPeriod | null {
  const delivery = reached ? deliveryOf(action, settings) : "HERE";
  if (delivery === "HERE" || delivery === "NOTHING") return null;
  // What waited when somebody chose mails at once comes with the digest that was promised.
  return delivery === "WEEKLY" ? "WEEKLY" : "DAILY";
}

interface Due {
  period: DigestPeriod;
  time: DigestTime;
  told: readonly NotificationAction[];
}

/** What its reader has read here meanwhile is no news. A digest of nothing is none. */
const beginDigest = (
  { user_key, event_key }: Waiting,
  { period, time, told }: Due,
): Promise<void> =>
  transaction(async () => {
    const begun = await db()
      .insertInto("notification_digests")
      .values({ user_key, event_key, period, day: time.day, begun_at: now() })
      .onConflict((conflict) => conflict.constraint("notification_digests_once").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!begun) return;
    await db()
      .updateTable("notifications")
      .set({
        awaits_digest: false,
        digest_id: sql<string | null>`case when ${isRead()} then null else ${begun.id}::uuid end`,
      })
      .where("user_key", "=", user_key)
      .where("event_key", "is not distinct from", event_key)
      .where("awaits_digest", "=", true)
      .where("action", "in", told)
      .where("triggered_at", "<", time.at)
      .execute();
    await db()
      .deleteFrom("notification_digests")
      .where("id", "=", begun.id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("notifications").where("digest_id", "=", begun.id).select("id"))),
      )
      .execute();
  });

/** What the person wants no mail of any more, or may get none: no later digest tells it. */
async function dropUnwanted(person: Waiting): Promise<void> {
  const dropped = notificationActions.filter((action) => periodOf(person, action) === null);
  await db()
    .updateTable("notifications")
    .set({ awaits_digest: false })
    .where("user_key", "=", person.user_key)
    .where("awaits_digest", "=", true)
    .where("action", "in", dropped)
    .execute();
}
