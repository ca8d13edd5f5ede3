import { refusal, transitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { changeRequest, lockRequestFor } from "./change-request.ts";
import { moment } from "./mark-read.ts";

/** Writes to the other side; the supplier's first answer opens the request. */
export async function writeMessage(
  actor: SignedInActor,
  { request_key, body }: { request_key: string; body: string },
): Promise<void> {
  await transaction(async () => {
    const request = await lockRequestFor("message", actor, request_key);
    const author_key = actor.user_key;
    const message = await db()
      .insertInto("request_messages")
      .values({ request_key, side: request.side, author_key, body, created_at: moment })
      .returning("id")
      .executeTakeFirstOrThrow();
    const opens = refusal("open", request) === null;
    await changeRequest(actor, request_key, opens ? { status: transitions.open.to } : {});
    emit({
      topic: "request.message-created",
      key: request_key,
      data: { actor: actor.user_key, message: message.id },
    });
  });
}
