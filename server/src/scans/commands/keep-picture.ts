import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { mostPictureBytes, pictureSide } from "@neroli/contract/scans/limits.ts";
import { takeIn } from "../../kernel/assets/assets.ts";
import { remakePicture } from "../../kernel/assets/read-apart.ts";
import {
  claimBytes,
  discardBytes,
  disownBytes,
  storeUnclaimed,
} from "../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import type { Stand } from "../policy.ts";
import { findPicture } from "../queries/find-picture.ts";

const making = {
  most_bytes: mostPictureBytes,
  too_long: "scans.picture-too-large",
  refused: "scans.picture-type",
  side: pictureSide,
  webp: { quality: 80 },
} as const;

interface Sent {
  stand: Stand;
  scanId: string;
  content: Readable;
  /** Of the file, once it has been read. */
  digest(): string;
}

/** Sets the picture of a scan, of our own making; the same file sent again changes nothing. */
export async function keepPicture({ stand, scanId, content, digest }: Sent): Promise<void> {
  const { bytes } = await remakePicture(content, { group: stand.company_key, ...making });
  const sent = digest();
  await lockScan(stand, scanId);
  if ((await findPicture(stand, scanId))?.digest === sent) return;
  const file = await takeIn(bytes);
  const storage_key = `scans/${randomUUID()}.webp`;
  await storeUnclaimed(storage_key, file);
  try {
    await replace(stand, { scanId, size: file.size, storage_key, digest: sent });
  } catch (error) {
    await discardBytes([storage_key]);
    throw error;
  }
}

/** One picture of a scan after the other; 404 where there is no such scan. */
async function lockScan({ company_key, event_key }: Stand, scanId: string): Promise<void> {
  const row = db()
    .selectFrom("scans")
    .where("company_key", "=", company_key)
    .where("event_key", "=", event_key)
    .where("id", "=", scanId)
    .select("id");
  found(await (db().isTransaction ? row.forNoKeyUpdate() : row).executeTakeFirst());
}

async function replace(
  stand: Stand,
  { scanId, ...picture }: { scanId: string; size: number; storage_key: string; digest: string },
): Promise<void> {
  const { company_key, event_key } = stand;
  const before = await transaction(async () => {
    await lockScan(stand, scanId);
    const removed = await db()
      .deleteFrom("scan_pictures")
      .where("company_key", "=", company_key)
      .where("event_key", "=", event_key)
      .where("scan_id", "=", scanId)
      .returning("storage_key")
      .execute();
    await db()
      .insertInto("scan_pictures")
      .values({ company_key, event_key, scan_id: scanId, media_type: "image/webp", ...picture })
      .execute();
    await claimBytes(picture.storage_key);
    const dropped = removed.map(({ storage_key }) => storage_key);
    await disownBytes(dropped);
    return dropped;
  });
  await discardBytes(before);
}
