import { requestTransitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { changeRequest } from "./change-request.ts";
import { lockRequestFor } from "./lock-request.ts";
import { recordEvent } from "./record-event.ts";

/** The supplier declines and says why; the buyer is notified (spec 4). */
export async function rejectRequest(
  actor: SignedInActor,
  { request_key, reason }: { request_key: string; reason: string },
): Promise<void> {
  await transaction(async () => {
    const { side } = await lockRequestFor("reject", { actor, request_key });
    const { to: status } = requestTransitions.actions.reject;
    await changeRequest(actor, {
      request_key,
      status,
      resolution: "REJECTED",
      reject_reason: reason,
      closed_at: now(),
    });
    await recordEvent({
      request_key,
      kind: "rejected",
      actor_key: actor.user_key,
      side,
      data: { reason },
      turn: null,
    });
    emit({ topic: "request.rejected", key: request_key, data: { actor: actor.user_key, reason } });
  });
}
