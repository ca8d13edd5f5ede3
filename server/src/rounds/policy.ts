import { isSupport } from "@neroli/contract/access/roles.ts";
import type { RoundSide } from "@neroli/contract/rounds/states.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";

/** Who asked, and the colleagues; support. The suppliers do not learn that there is a round. */
export function visibleTo(actor: SignedInActor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  return ofBuyer(actor);
}

function ofBuyer({ user_key, company_key }: SignedInActor): Expression<SqlBool> {
  const round = expressionBuilder<DB, "rounds">();
  const own = round("rounds.buyer_key", "=", user_key);
  if (company_key === null) return own;
  return round.or([own, round("rounds.buyer_company_key", "=", company_key)]);
}

/** The side of somebody who may see it. */
export const sideOf = (
  { user_key, company_key }: SignedInActor,
  round: { buyer_key: string; buyer_company_key: string | null },
): RoundSide =>
  round.buyer_key === user_key || (company_key !== null && round.buyer_company_key === company_key)
    ? "BUYER"
    : "SUPPORT";
