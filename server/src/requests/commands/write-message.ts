import { refusal, transitions } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { changeRequest, lockRequestFor } from "./change-request.ts";
import { moment } from "./mark-read.ts";

interface Written {
  request_key: string;
  body: string;
  /** Ids of files that the writer has attached and not sent. */
  attachments?: readonly string[];
}

/** Writes to the other side; the supplier's first answer opens the request. */
export async function writeMessage(
  actor: SignedInActor,
  { request_key, body, attachments = [] }: Written,
): Promise<void> {
  await transaction(async () => {
    const request = await lockRequestFor("message", actor, request_key);
    const author_key = actor.user_key;
    const message = await db()
      .insertInto("request_messages")
      .values({ request_key, side: request.side, author_key, body, created_at: moment })
      .returning("id")
      .executeTakeFirstOrThrow();
    await send(attachments, { request_key, author_key, message_id: message.id });
    const opens = refusal("open", request) === null;
    await changeRequest(actor, request_key, opens ? { status: transitions.open.to } : {});
    emit({
      topic: "request.message-created",
      key: request_key,
      data: { actor: actor.user_key, message: message.id },
    });
  });
}

/** What is no unsent file of the writer's is refused, and with it the message. */
async function send(
  attachments: readonly string[],
  {
    request_key,
    author_key,
    message_id,
  }: Record<"request_key" | "author_key" | "message_id", string>,
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = await db()
    .updateTable("request_attachments")
    .set({ message_id })
    .where("id", "in", [...attachments])
    .where("request_key", "=", request_key)
    .where("uploaded_by", "=", author_key)
    .where("message_id", "is", null)
    .returning("id")
    .execute();
  const sent = new Set(rows.map(({ id }) => id));
  const failures = attachments.flatMap((id, at) =>
    sent.has(id)
      ? []
      : [{ in: "body" as const, path: `attachments.${at}`, message: "is not attached any more" }],
  );
  if (failures.length > 0) throw new AppError("request.invalid", { failures });
}
