import { deliveryOf } from "@neroli/contract/notifications/mailed-kinds.ts";
import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import type { NotificationAction } from "@neroli/contract/notifications/table.ts";
import { currentPortal } from "../../kernel/current-portal.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedRequests } from "../../published/requests.ts";
import { publishedUsers } from "../../published/users.ts";

/** One notification for several people. */
export interface NewNotification {
  /** The outbox event; a second notification of it to the same person is not written. */
  outbox_id: number;
  /** What it is about, where one event is told to a person of several things. */
  about?: string;
  action: NotificationAction;
  data: NotificationData;
  /** Users, by key. */
  to: readonly string[];
}

/**
 * Whose portal's it is: what is told of a request is of that in which it was asked, anything else
 * of that in which it happened.
 */
async function portalOf({ request_key }: NotificationData): Promise<string | null> {
  if (request_key === undefined) return currentPortal()?.settings.key ?? null;
  const request = await db()
    .selectFrom(publishedRequests())
    .where("requests.key", "=", request_key)
    .select("requests.event_key")
    .executeTakeFirst();
  return request?.event_key ?? null;
}

/** Writes a notification to each of these users but those who want to hear nothing of its kind. */
export async function tellUsers({ to, data, ...notification }: NewNotification): Promise<void> {
  if (to.length === 0) return;
  const people = await db()
    .selectFrom(publishedUsers())
    .where("users.key", "in", to)
    .where("users.former", "=", false)
    .select(["users.key", "users.notification_settings as settings"])
    .execute();
  const told = people.filter(
    ({ settings }) => deliveryOf(notification.action, settings) !== "NOTHING",
  );
  if (told.length === 0) return;
  const event_key = await portalOf(data);
  await db()
    .insertInto("notifications")
    .values(told.map(({ key }) => ({ ...notification, user_key: key, event_key, data })))
    .onConflict((conflict) => conflict.columns(["user_key", "outbox_id", "about"]).doNothing())
    .execute();
}
