import { buffer } from "node:stream/consumers";
import { openAsset } from "../../kernel/assets/assets.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedAssets } from "../../published/documents.ts";

/** A product's own picture, as it is stored; null where it cannot be read now. */
export async function readPicture(assetId: string): Promise<Buffer | null> {
  const asset = await db()
    .selectFrom(publishedAssets())
    .where("id", "=", assetId)
    .where("kind", "=", "IMAGE")
    .select("storage_key")
    .executeTakeFirst();
  if (!asset) return null;
  try {
    return await buffer(await openAsset(asset.storage_key));
  } catch {
    return null;
  }
}
