import {
  type RequestAction,
  type RequestFacts,
  requestRefusal,
} from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { assertAllowed } from "../../kernel/allowances.ts";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { sideOf, visibleTo } from "../policy.ts";

/**
 * Locks the request until the transaction ends, and answers the facts that decide what may be done
 * to it: of two people who act at the same moment, the second sees what the first did. What names it
 * by its key may be written meanwhile: a listener that begins its sample would else wait for the
 * request, and the command for that sample. Not found for anybody who may not see it.
 */
export async function lockRequest(actor: SignedInActor, requestKey: string): Promise<RequestFacts> {
  const row = await db()
    .selectFrom("requests")
    .where("requests.key", "=", requestKey)
    .where(visibleTo(actor))
    .select(["status", "buyer_key", "buyer_company_key", "company_key", "resolution", "closed_at"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { status, resolution, closed_at, ...ends } = found(row);
  return { state: status, side: found(sideOf(actor, ends)), now: now(), resolution, closed_at };
}

/** Locks the request as `lockRequest` does; refuses the action unless the actor may do it now. */
export async function lockRequestFor(
  action: RequestAction,
  { actor, request_key }: { actor: SignedInActor; request_key: string },
): Promise<RequestFacts> {
  const facts = await lockRequest(actor, request_key);
  assertAllowed(requestRefusal(action, facts));
  return facts;
}

/** Locks the request until the transaction ends, for what happens by the clock. */
export async function holdRequest(requestKey: string): Promise<void> {
  await db()
    .selectFrom("requests")
    .where("key", "=", requestKey)
    .select("key")
    .forNoKeyUpdate()
    .execute();
}
