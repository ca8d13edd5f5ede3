import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { notificationEndpoints } from "@neroli/contract/notifications/endpoints.ts";
import { mostNamed, type NotificationNews } from "@neroli/contract/notifications/schema.ts";
import { hiddenActions } from "@neroli/contract/notifications/table.ts";
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

/** The position of the notification that was committed last; zero where there is none yet. */
export async function latestPosition(): Promise<number> {
  const row = await db()
    .selectFrom("notifications")
    .select(({ fn }) => fn.max("position").as("position"))
    .executeTakeFirst();
  return row?.position ?? 0;
}

/** What was committed after that position, in its order, for whomever it is; none that is hidden. */
export const newsAfter = (position: number, size: number): Promise<News[]> =>
  db()
    .selectFrom("notifications")
    .where("position", ">", position)
    .where("action", "not in", hiddenActions)
    .orderBy("position")
    .limit(size)
    .select(["position", "id", "user_key", "event_key"])
    .execute();

/** A notification as streams need it: whose it is, and its place among all. */
export interface News {
  position: number;
  id: string;
  user_key: string;
  event_key: string | null;
}

/** The actor's notifications between two positions, without the first. */
export async function missedNews(
  actor: SignedInActor,
  { after, until }: { after: number; until: number },
): Promise<NotificationNews> {
  const rows = await db()
    .selectFrom("notifications")
    .where(visibleTo(actor))
    .where("notifications.position", ">", after)
    .where("notifications.position", "<=", until)
    .orderBy("notifications.position", "desc")
    .limit(mostNamed)
    .select("notifications.id")
    .select(({ fn }) => fn.countAll<number>().over().as("all"))
    .execute();
  return { keys: rows.map(({ id }) => id), more: (rows[0]?.all ?? 0) - rows.length };
}
