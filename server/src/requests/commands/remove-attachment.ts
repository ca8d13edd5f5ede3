import type { SignedInActor } from "../../kernel/actor.ts";
import { discardBytes, disownBytes } from "../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { lockRequest } from "./lock-request.ts";

/** Removes a file that the actor attached and has not sent; what was sent stays. */
export async function removeAttachment(
  actor: SignedInActor,
  { request_key, id }: { request_key: string; id: string },
): Promise<void> {
  const bytes = await transaction(async () => {
    await lockRequest(actor, request_key);
    const { storage_key } = found(
      await db()
        .deleteFrom("request_attachments")
        .where("id", "=", id)
        .where("request_key", "=", request_key)
        .where("uploaded_by", "=", actor.user_key)
        .where("message_id", "is", null)
        .where("quote_version", "is", null)
        .returning("storage_key")
        .executeTakeFirst(),
    );
    await disownBytes([storage_key]);
    return storage_key;
  });
  await discardBytes([bytes]);
}
