import { turnAfter } from "@neroli/contract/requests/events.ts";
import { requestRefusal, requestTransitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { once } from "../../kernel/once/once.ts";
import { changeRequest } from "./change-request.ts";
import { lockRequestFor } from "./lock-request.ts";
import { moment } from "./mark-read.ts";
import { mentionColleagues } from "./mention-colleagues.ts";
import { recordEvent } from "./record-event.ts";
import { sendWithMessage } from "./send-attachments.ts";

interface Message {
  request_key: string;
  body: string;
  /** Ids of files that the writer attached before. */
  attachments?: readonly string[];
  /** Colleagues who are told of it, by key. */
  mentions?: readonly string[];
}

/** Writes to the other side; the supplier's first answer opens the request. */
export async function writeMessage(
  actor: SignedInActor,
  { request_key, body, attachments = [], mentions = [] }: Message,
): Promise<void> {
  await once(async () => {
    const facts = await lockRequestFor("message", { actor, request_key });
    const author_key = actor.user_key;
    const message = await db()
      .insertInto("request_messages")
      .values({ request_key, side: facts.side, author_key, body, created_at: moment })
      .returning("id")
      .executeTakeFirstOrThrow();
    const sent = { request_key, author_key, message_id: message.id };
    await sendWithMessage(attachments, sent);
    const opens = requestRefusal("open", facts) === null;
    const { to: status } = requestTransitions.actions.open;
    await changeRequest(actor, { request_key, ...(opens && { status }) });
    const event = { request_key, actor_key: author_key, side: facts.side, data: {} };
    if (opens) await recordEvent({ ...event, kind: "opened" });
    await recordEvent({ ...event, kind: "message", turn: turnAfter(facts.side) });
    emit({
      topic: "request.message-created",
      key: request_key,
      data: { actor: actor.user_key, message: message.id },
    });
    const { side } = facts;
    await mentionColleagues({ request_key, side, actor_key: author_key, mentions, text: body });
  });
}
