import { requestTransitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { changeRequest } from "./change-request.ts";
import { lockRequestFor } from "./lock-request.ts";
import { recordEvent } from "./record-event.ts";

/** The buyer's side withdraws the request (decisions, requests). */
export async function cancelRequest(actor: SignedInActor, request_key: string): Promise<void> {
  await transaction(async () => {
    const { side } = await lockRequestFor("cancel", { actor, request_key });
    const { to: status } = requestTransitions.actions.cancel;
    await changeRequest(actor, { request_key, status });
    const actor_key = actor.user_key;
    await recordEvent({ request_key, kind: "canceled", actor_key, side, data: {}, turn: null });
    emit({ topic: "request.canceled", key: request_key, data: { actor: actor.user_key } });
  });
}
