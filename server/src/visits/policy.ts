import { exhibitionTypes } from "@neroli/contract/enumerations/portals.ts";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";

/** One's own, and nobody else's: support has no way in either. */
export function visibleTo(actor: SignedInActor): Expression<SqlBool> {
  return expressionBuilder<DB, "visits">()("visits.user_key", "=", actor.user_key);
}

/** Exhibitions that anybody may know of; portals have no visitors. */
export function openExhibitions(): Expression<SqlBool> {
  const eb = expressionBuilder<Pick<DB, "events">, "events">();
  return eb.and([eb("events.enabled", "=", true), eb("events.type", "in", exhibitionTypes)]);
}
