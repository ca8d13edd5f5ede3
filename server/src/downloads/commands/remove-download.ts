import type { SignedInActor } from "../../kernel/actor.ts";
import { discardBytes, disownBytes } from "../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";

/** Removes a download with its file; the making of one that is not ready stops at its next step. */
export async function removeDownload(actor: SignedInActor, key: string): Promise<void> {
  await discardBytes(await transaction(() => dropDownload(actor, key)));
}

/** Part of a transaction: answers the bytes to be discarded after it. */
export async function dropDownload(actor: SignedInActor, key: string): Promise<string[]> {
  const { storage_key } = found(
    await db()
      .deleteFrom("downloads")
      .where("key", "=", key)
      .where("user_key", "=", actor.user_key)
      .returning("storage_key")
      .executeTakeFirst(),
  );
  const keys = storage_key === null ? [] : [storage_key];
  await disownBytes(keys);
  return keys;
}
