import { requestTransitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { changeRequest } from "./change-request.ts";
import { lockRequestFor } from "./lock-request.ts";
import { recordEvent } from "./record-event.ts";

/**
 * Either side declares the matter settled (decisions, requests). A supplier who is passed over is told
 * that no offer of theirs was accepted.
 */
export async function closeRequest(
  actor: SignedInActor,
  request_key: string,
  { passed_over = false } = {},
): Promise<void> {
  await transaction(async () => {
    const { side } = await lockRequestFor("close", { actor, request_key });
    const { to: status } = requestTransitions.actions.close;
    await changeRequest(actor, { request_key, status, resolution: "ANSWERED", closed_at: now() });
    const actor_key = actor.user_key;
    await recordEvent({ request_key, kind: "closed", actor_key, side, data: {}, turn: null });
    const data = { actor: actor_key, ...(passed_over && { passed_over }) };
    emit({ topic: "request.closed", key: request_key, data });
  });
}
