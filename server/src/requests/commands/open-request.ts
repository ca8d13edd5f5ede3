import { requestRefusal, requestTransitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { lockRequest } from "./lock-request.ts";
import { markRead } from "./mark-read.ts";
import { recordEvent } from "./record-event.ts";

/**
 * Marks the request as read by the actor; the supplier's first look makes it OPEN. That is no news to
 * anybody (both states display as Open), so `updated_at` stays.
 */
export async function openRequest(actor: SignedInActor, request_key: string): Promise<void> {
  await transaction(async () => {
    const facts = await lockRequest(actor, request_key);
    if (requestRefusal("open", facts) === null) {
      const { to: status } = requestTransitions.actions.open;
      await db().updateTable("requests").set({ status }).where("key", "=", request_key).execute();
      const { side } = facts;
      await recordEvent({ request_key, kind: "opened", actor_key: actor.user_key, side, data: {} });
    }
    await markRead(actor, request_key);
  });
}
