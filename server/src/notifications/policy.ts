import { hiddenActions } from "@neroli/contract/notifications/table.ts";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";

/** The actor's own notifications, without those that are kept but not shown (spec 9). */
export function visibleTo(actor: SignedInActor): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "notifications">();
  return eb.and([
    eb("notifications.user_key", "=", actor.user_key),
    eb("notifications.action", "not in", hiddenActions),
  ]);
}
