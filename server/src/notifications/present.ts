import type { Notification } from "@neroli/contract/notifications/schema.ts";
import type { NotificationRow } from "./queries.ts";

export const presentNotification = (row: NotificationRow): Notification => ({
  key: row.id,
  action: row.action,
  read: row.read,
  triggered_at: row.triggered_at.toISOString(),
  event_key: row.event_key,
  data: row.data,
});
