import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { deleteAsset, putAsset } from "../../../kernel/assets/assets.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { toPortrait } from "../portrait.ts";

/** Sets a person's picture. A new one has a new address, so that no cache shows the old one. */
export async function setPicture(actor: SignedInActor, content: Readable): Promise<void> {
  const portrait = await toPortrait(content);
  const storage_key = `portraits/${randomUUID()}.webp`;
  const { size } = await putAsset(storage_key, portrait);
  try {
    await replacePicture(actor, { media_type: "image/webp", size, storage_key });
  } catch (error) {
    await deleteAsset(storage_key);
    throw error;
  }
}

/** Removing what is not there is no mistake. */
export const removePicture = (actor: SignedInActor): Promise<void> => replacePicture(actor, null);

interface Picture {
  media_type: string;
  size: number;
  storage_key: string;
}

async function replacePicture(actor: SignedInActor, picture: Picture | null): Promise<void> {
  const { user_key } = actor;
  const before = await transaction(async () => {
    // One change of a person's picture after the other.
    await db()
      .selectFrom("users")
      .where("key", "=", user_key)
      .select("key")
      .forNoKeyUpdate()
      .execute();
    const removed = await db()
      .deleteFrom("user_pictures")
      .where("user_key", "=", user_key)
      .returning("storage_key")
      .execute();
    if (picture)
      await db()
        .insertInto("user_pictures")
        .values({ user_key, ...picture })
        .execute();
    return removed;
  });
  for (const { storage_key } of before) await deleteAsset(storage_key);
}
