import { randomInt } from "node:crypto";
import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import type { NotificationAction } from "@neroli/contract/notifications/table.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { createUser } from "../users/factory.ts";

type NewNotification = Partial<Omit<Insertable<DB["notifications"]>, "action" | "data">> & {
  action?: NotificationAction;
  data?: NotificationData;
};

/** An unread notification that somebody wrote, of an event of its own. */
export async function createNotification(
  given: NewNotification = {},
): Promise<Selectable<DB["notifications"]>> {
  return db()
    .insertInto("notifications")
    .values({
      action: "MESSAGE_CREATED",
      data: { company_name: "Maison Ambre", triggered_by: { firstname: "Ada" } },
      // Below zero: events of the outbox count upwards from one.
      outbox_id: -randomInt(1, 2 ** 47),
      ...given,
      user_key: given.user_key ?? (await createUser()).key,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
