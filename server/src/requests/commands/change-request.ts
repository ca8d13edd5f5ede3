import type { RequestAction, RequestStatus } from "@neroli/contract/requests/states.ts";
import type { Updateable } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { allow, sideOf, visibleTo } from "../policy.ts";
import { markRead, moment } from "./mark-read.ts";

/**
 * The request for a change, locked until the transaction ends: of two people who act at the same
 * moment, the second sees what the first did. Not found for who may not see it.
 */
export async function lockRequest(actor: SignedInActor, requestKey: string) {
  const row = await db()
    .selectFrom("requests")
    .where("requests.key", "=", requestKey)
    .where(visibleTo(actor))
    .select(["key", "status", "buyer_key", "buyer_company_key", "company_key"])
    .forUpdate()
    .executeTakeFirst();
  const { key, status, ...ends } = found(row);
  return { key, status: status as RequestStatus, side: found(sideOf(actor, ends)) };
}

/** `lockRequest` for who may do this to it now; refuses others. */
export async function lockRequestFor(
  action: RequestAction,
  actor: SignedInActor,
  requestKey: string,
) {
  const request = await lockRequest(actor, requestKey);
  allow(action, request);
  return request;
}

/** Writes the change; it is news for everybody but its author. */
export async function changeRequest(
  actor: SignedInActor,
  requestKey: string,
  change: Updateable<DB["requests"]>,
): Promise<void> {
  await db()
    .updateTable("requests")
    .set({ ...change, updated_at: moment })
    .where("key", "=", requestKey)
    .execute();
  await markRead(actor, requestKey);
}
