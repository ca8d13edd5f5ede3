import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { isRead, visibleTo } from "../policy.ts";

/** Marks every notification as read and answers how many were not. */
export async function readAllNotifications(actor: SignedInActor): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable("notifications")
    .set({ read: true })
    .where(visibleTo(actor))
    .where(isRead(), "=", false)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Marks one as read; reading twice is no mistake. */
export async function readNotification(actor: SignedInActor, id: string): Promise<void> {
  const row = await db()
    .updateTable("notifications")
    .set({ read: true })
    .where(visibleTo(actor))
    .where("notifications.id", "=", id)
    .returning("id")
    .executeTakeFirst();
  found(row);
}
