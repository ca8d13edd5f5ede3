import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";

/**
 * One's own, and nobody else's: support has no way in either. On a portal's host those that look
 * into another portal or an exhibition are not there: nothing would be found.
 */
export const visibleTo = (actor: SignedInActor): Expression<SqlBool> =>
  actor.portal === null
    ? ownedBy(actor)
    : sql<SqlBool>`(${ownedBy(actor)} and
        coalesce(query ->> 'portal', query ->> 'exhibition', ${actor.portal}) = ${actor.portal})`;

/** All of them, wherever one reads. */
export function ownedBy(actor: SignedInActor): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "saved_searches">();
  return eb.and([
    eb("saved_searches.user_key", "=", actor.user_key),
    eb("saved_searches.removed_at", "is", null),
  ]);
}
