import { refusal, transitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { lockRequest } from "./change-request.ts";
import { markRead } from "./mark-read.ts";

/**
 * The actor has the request before them: it is read, and the supplier's first look makes it OPEN.
 * That is no news to anybody (both display as Open), so `updated_at` stays.
 */
export async function openRequest(actor: SignedInActor, requestKey: string): Promise<void> {
  await transaction(async () => {
    const request = await lockRequest(actor, requestKey);
    if (refusal("open", request) === null) {
      const status = transitions.open.to;
      await db().updateTable("requests").set({ status }).where("key", "=", request.key).execute();
    }
    await markRead(actor, request.key);
  });
}
