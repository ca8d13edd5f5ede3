import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { sideOf, visibleTo } from "../policy.ts";

/** Between whom a request is and what it is; not found for who may not see it. */
export async function getEnds(actor: SignedInActor, requestKey: string) {
  const row = await db()
    .selectFrom("requests")
    .where("requests.key", "=", requestKey)
    .where(visibleTo(actor))
    .select(["requests.key", "requests.type", "requests.status", "requests.company_key"])
    .select(["requests.buyer_key", "requests.buyer_company_key"])
    .executeTakeFirst();
  const request = found(row);
  return { ...request, side: found(sideOf(actor, request)) };
}
