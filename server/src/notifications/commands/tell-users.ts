import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import type { NotificationAction } from "@neroli/contract/notifications/table.ts";
import { db } from "../../kernel/db/db.ts";

/** One notification for several people. */
export interface NewNotification {
  /** The outbox event; a second notification of it to the same person is not written. */
  outbox_id: number;
  action: NotificationAction;
  data: NotificationData;
  /** Users, by key. */
  to: readonly string[];
}

/** Writes a notification to each of these users. */
export async function tellUsers({ to, data, ...notification }: NewNotification): Promise<void> {
  if (to.length === 0) return;
  await db()
    .insertInto("notifications")
    .values(to.map((user_key) => ({ ...notification, user_key, data })))
    .onConflict((conflict) => conflict.columns(["user_key", "outbox_id"]).doNothing())
    .execute();
}
