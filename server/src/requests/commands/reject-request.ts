import { requestTransitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { now } from "../../kernel/clock.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { changeRequest } from "./change-request.ts";
import { lockRequestFor } from "./lock-request.ts";

/** The supplier declines and says why; the buyer is notified (spec 4). */
export async function rejectRequest(
  actor: SignedInActor,
  { request_key, reason }: { request_key: string; reason: string },
): Promise<void> {
  await transaction(async () => {
    await lockRequestFor("reject", { actor, request_key });
    const { to: status } = requestTransitions.actions.reject;
    await changeRequest(actor, {
      request_key,
      status,
      resolution: "REJECTED",
      reject_reason: reason,
      closed_at: now(),
    });
    emit({ topic: "request.rejected", key: request_key, data: { actor: actor.user_key, reason } });
  });
}
