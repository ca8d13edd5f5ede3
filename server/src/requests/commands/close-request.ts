import { transitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { changeRequest, lockRequestFor } from "./change-request.ts";

/** Either side declares the matter settled (decisions, requests). */
export async function closeRequest(actor: SignedInActor, requestKey: string): Promise<void> {
  await transaction(async () => {
    await lockRequestFor("close", actor, requestKey);
    const status = transitions.close.to;
    await changeRequest(actor, requestKey, { status, resolution: "ANSWERED" });
    emit({ topic: "request.closed", key: requestKey, data: { actor: actor.user_key } });
  });
}
