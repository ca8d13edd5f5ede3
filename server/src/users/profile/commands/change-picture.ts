import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { takeIn } from "../../../kernel/assets/assets.ts";
import {
  claimBytes,
  discardBytes,
  disownBytes,
  storeUnclaimed,
} from "../../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { toPortrait } from "./make-portrait.ts";

/** Sets a person's picture. A new one has a new address, so that no cache shows the old one. */
export async function setPicture(actor: SignedInActor, content: Readable): Promise<void> {
  const file = await takeIn(await toPortrait(actor.user_key, content));
  const storage_key = `portraits/${randomUUID()}.webp`;
  await storeUnclaimed(storage_key, file);
  try {
    await replacePicture(actor, { media_type: "image/webp", size: file.size, storage_key });
  } catch (error) {
    await discardBytes([storage_key]);
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
    if (picture) {
      await db()
        .insertInto("user_pictures")
        .values({ user_key, ...picture })
        .execute();
      await claimBytes(picture.storage_key);
    }
    const dropped = removed.map(({ storage_key }) => storage_key);
    await disownBytes(dropped);
    return dropped;
  });
  await discardBytes(before);
}
