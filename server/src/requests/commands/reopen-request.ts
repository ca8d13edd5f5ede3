import { turnAfter } from "@neroli/contract/requests/events.ts";
import { requestTransitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { changeRequest } from "./change-request.ts";
import { lockRequestFor } from "./lock-request.ts";
import { recordEvent } from "./record-event.ts";

/** Either side takes up again what was closed a short time ago (decisions, requests). */
export async function reopenRequest(actor: SignedInActor, request_key: string): Promise<void> {
  await transaction(async () => {
    const { side } = await lockRequestFor("reopen", { actor, request_key });
    const { to: status } = requestTransitions.actions.reopen;
    await changeRequest(actor, { request_key, status, resolution: null, closed_at: null });
    await recordEvent({
      request_key,
      kind: "reopened",
      actor_key: actor.user_key,
      side,
      data: {},
      turn: turnAfter(side),
    });
    emit({ topic: "request.reopened", key: request_key, data: { actor: actor.user_key } });
  });
}
