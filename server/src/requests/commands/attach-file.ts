import type { Readable } from "node:stream";
import { pictureBytes } from "@neroli/contract/documents/pictures.ts";
import { mostAttachments } from "@neroli/contract/requests/attachments.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { storeUpload } from "../../kernel/assets/store-upload.ts";
import { claimBytes, discardBytes } from "../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { lockRequestFor } from "./change-request.ts";

/** Large enough to read a label or a drum on a photograph. */
const longestSide = 2_400;

interface Incoming {
  request_key: string;
  /** As its sender calls the file. */
  name: string;
  content: Readable;
}

/** Keeps a file for the message that its sender is writing; answers its id. */
export async function attachFile(
  actor: SignedInActor,
  { request_key, name, content }: Incoming,
): Promise<string> {
  // Nothing is read of what could not be kept.
  await transaction(() => refuseMore(actor, request_key));
  const stored = await storeUpload(content, {
    folder: "attachments",
    name,
    file_name: name,
    pictures: { most_bytes: pictureBytes, longest_side: longestSide },
  });
  try {
    return await transaction(async () => {
      await refuseMore(actor, request_key);
      const { id } = await db()
        .insertInto("request_attachments")
        .values({ request_key, ...stored, uploaded_by: actor.user_key })
        .returning("id")
        .executeTakeFirstOrThrow();
      await claimBytes(stored.storage_key);
      return id;
    });
  } catch (error) {
    await discardBytes([stored.storage_key]);
    throw error;
  }
}

/** Of who may write, as many as a message carries. */
async function refuseMore(actor: SignedInActor, requestKey: string): Promise<void> {
  await lockRequestFor("message", actor, requestKey);
  const { count } = await db()
    .selectFrom("request_attachments")
    .where("request_key", "=", requestKey)
    .where("uploaded_by", "=", actor.user_key)
    .where("message_id", "is", null)
    .select((attachment) => attachment.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= mostAttachments) {
    throw new AppError("requests.too-many-attachments", { most: mostAttachments });
  }
}
