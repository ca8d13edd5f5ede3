import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";

/** One's own, and nobody else's: support has no way in either. */
export function visibleTo(actor: SignedInActor): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "bookmarks">();
  return eb.and([
    eb("bookmarks.user_key", "=", actor.user_key),
    eb("bookmarks.removed_at", "is", null),
  ]);
}
