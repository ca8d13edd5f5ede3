import { transitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { changeRequest, lockRequestFor } from "./change-request.ts";

/** The buyer's side withdraws the request (decisions, requests). */
export async function cancelRequest(actor: SignedInActor, requestKey: string): Promise<void> {
  await transaction(async () => {
    await lockRequestFor("cancel", actor, requestKey);
    await changeRequest(actor, requestKey, { status: transitions.cancel.to });
    emit({ topic: "request.canceled", key: requestKey, data: { actor: actor.user_key } });
  });
}
