import { hiddenActions } from "@neroli/contract/notifications/table.ts";
import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { publishedRequestReads } from "../published/requests.ts";

/**
 * The actor's own notifications, without those that are kept but not shown (spec 9); on a portal's
 * host without other portals'.
 */
export function visibleTo(actor: SignedInActor): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "notifications">();
  return eb.and([
    eb("notifications.user_key", "=", actor.user_key),
    eb("notifications.action", "not in", hiddenActions),
    ...(actor.portal === null
      ? []
      : [
          eb.or([
            eb("notifications.event_key", "is", null),
            eb("notifications.event_key", "=", actor.portal),
          ]),
        ]),
  ]);
}

/** Whether mails go to the `users` of a query: their address is proved, and nobody is shut out. */
export function isReached(): AliasableExpression<boolean> {
  const eb = expressionBuilder<{ users: Selectable<DB["users"]> }, "users">();
  return eb
    .and([
      eb("users.enabled", "=", true),
      eb("users.status", "<>", "BLOCKED"),
      eb("users.activated_at", "is not", null),
    ])
    .$castTo<boolean>();
}

/** Whether it was marked as read, or what it tells of a request was: whoever opens that has read it. */
export function isRead(): AliasableExpression<boolean> {
  const eb = expressionBuilder<DB, "notifications">();
  const opened = eb
    .selectFrom(publishedRequestReads())
    .where("request_reads.request_key", "=", sql<string>`notifications.data ->> 'request_key'`)
    .whereRef("request_reads.user_key", "=", "notifications.user_key")
    .whereRef("request_reads.read_at", ">=", "notifications.triggered_at")
    .select("request_reads.user_key");
  return eb.or([eb("notifications.read", "=", true), eb.exists(opened)]).$castTo<boolean>();
}
