import type { Readable } from "node:stream";
import { pictureBytes } from "@neroli/contract/documents/pictures.ts";
import { mostAttachments } from "@neroli/contract/requests/attachments.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { refuseFullStorage } from "../../kernel/assets/storage.ts";
import { storeUpload } from "../../kernel/assets/store-upload.ts";
import { claimBytes, discardBytes } from "../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { lockRequestFor } from "./lock-request.ts";

/** Large enough to read a label or a drum on a photograph. */
const longestSide = 2_400;

interface NewAttachment {
  request_key: string;
  /** The file's name on the computer of its sender. */
  name: string;
  content: Readable;
}

/** Keeps a file for the message that the actor is writing; answers its id. */
export async function attachFile(
  actor: SignedInActor,
  { request_key, name, content }: NewAttachment,
): Promise<string> {
  // Asked before the file is read, and again when it is written down.
  await transaction(() => assertRoom(actor, request_key));
  await refuseFullStorage(actor.company_key);
  const stored = await storeUpload(content, {
    group: actor.company_key ?? actor.user_key,
    folder: "attachments",
    name,
    file_name: name,
    pictures: { most_bytes: pictureBytes, longest_side: longestSide },
  });
  try {
    return await once(async () => {
      await assertRoom(actor, request_key);
      const { id } = await db()
        .insertInto("request_attachments")
        .values({
          request_key,
          ...stored,
          uploaded_by: actor.user_key,
          company_key: actor.company_key,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await claimBytes(stored.storage_key);
      await refuseFullStorage(actor.company_key);
      return id;
    });
  } finally {
    // Of one that failed, or that was attached before: what is claimed stays.
    await discardBytes([stored.storage_key]);
  }
}

/** Refuses who may not write, and a file more than a message carries. */
async function assertRoom(actor: SignedInActor, request_key: string): Promise<void> {
  await lockRequestFor("message", { actor, request_key });
  const { count } = await db()
    .selectFrom("request_attachments")
    .where("request_key", "=", request_key)
    .where("uploaded_by", "=", actor.user_key)
    .where("message_id", "is", null)
    .where("quote_version", "is", null)
    .select((attachment) => attachment.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= mostAttachments) {
    throw new AppError("requests.too-many-attachments", { most: mostAttachments });
  }
}
