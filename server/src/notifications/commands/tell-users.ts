import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import type { NotificationAction } from "@neroli/contract/notifications/table.ts";
import { db } from "../../kernel/db/db.ts";

export interface Telling {
  /** The event that is told of; telling it again writes nothing new. */
  outbox_id: number;
  action: NotificationAction;
  data: NotificationData;
  /** Users, by key. */
  to: readonly string[];
}

/** Writes a notification to each of these users. */
export async function tellUsers({ to, data, ...told }: Telling): Promise<void> {
  if (to.length === 0) return;
  await db()
    .insertInto("notifications")
    .values(to.map((user_key) => ({ ...told, user_key, data })))
    .onConflict((conflict) => conflict.columns(["user_key", "outbox_id"]).doNothing())
    .execute();
}
