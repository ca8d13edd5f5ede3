import { deliveryOf } from "@neroli/contract/notifications/mailed-kinds.ts";
import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import type { NotificationAction } from "@neroli/contract/notifications/table.ts";
import { db } from "../../kernel/db/db.ts";
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

/** Writes a notification to each of these users but those who want to hear nothing of its kind. */
export async function tellUsers({ to, data, ...notification }: NewNotification): Promise<void> {
  if (to.length === 0) return;
  const people = await db()
    .selectFrom(publishedUsers())
    .where("users.key", "in", to)
    .select(["users.key", "users.notification_settings as settings"])
    .execute();
  const told = people.filter(
    ({ settings }) => deliveryOf(notification.action, settings) !== "NOTHING",
  );
  if (told.length === 0) return;
  await db()
    .insertInto("notifications")
    .values(told.map(({ key }) => ({ ...notification, user_key: key, data })))
    .onConflict((conflict) => conflict.columns(["user_key", "outbox_id", "about"]).doNothing())
    .execute();
}
