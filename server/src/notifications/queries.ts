import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { notificationEndpoints } from "@neroli/contract/notifications/endpoints.ts";
import type { z } from "zod";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { listPage } from "../kernel/list.ts";
import { isRead, visibleTo } from "./policy.ts";

type ListQuery = z.output<(typeof notificationEndpoints)["GET /notifications"]["query"]>;

/** The actor's notifications, newest first. */
export async function listNotifications(
  actor: SignedInActor,
  query: ListQuery,
): Promise<PageOf<NotificationRow>> {
  let rows = selectNotifications().where(visibleTo(actor));
  if (query.read__eq !== undefined) rows = rows.where(isRead(), "=", query.read__eq);
  return listPage(rows, query, {
    sorts: { triggered_at: "notifications.triggered_at" },
    fallback: "-triggered_at",
    tie: "notifications.id",
  });
}

export async function getNotification(actor: SignedInActor, id: string): Promise<NotificationRow> {
  return found(
    await selectNotifications()
      .where(visibleTo(actor))
      .where("notifications.id", "=", id)
      .executeTakeFirst(),
  );
}

const selectNotifications = () =>
  db()
    .selectFrom("notifications")
    .select([
      "notifications.id",
      "notifications.triggered_at",
      "notifications.event_key",
      "notifications.action",
      "notifications.data",
    ])
    .select(isRead().as("read"));

export type NotificationRow = Awaited<
  ReturnType<ReturnType<typeof selectNotifications>["execute"]>
>[number];
