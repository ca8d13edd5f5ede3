import { type RoundFacts, roundRefusal } from "@neroli/contract/rounds/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { assertAllowed } from "../../kernel/allowances.ts";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { sideOf, visibleTo } from "../policy.ts";

/**
 * Locks the round until the transaction ends; refuses the action unless the actor may do it now. Not
 * found for anybody who may not see it.
 */
export async function lockRoundFor(
  action: Parameters<typeof roundRefusal>[0],
  { actor, round_key }: { actor: SignedInActor; round_key: string },
): Promise<RoundFacts> {
  const row = await db()
    .selectFrom("rounds")
    .where("rounds.key", "=", round_key)
    .where(visibleTo(actor))
    .select(["status", "buyer_key", "buyer_company_key"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  const round = found(row);
  const facts: RoundFacts = { state: round.status, side: sideOf(actor, round), now: now() };
  assertAllowed(roundRefusal(action, facts));
  return facts;
}
