import { buffer } from "node:stream/consumers";
import { openAsset } from "../../kernel/assets/assets.ts";
import { db } from "../../kernel/db/db.ts";
import { log } from "../../kernel/log/log.ts";
import { toPng } from "../../kernel/pdf/to-png.ts";
import { publishedAssets } from "../../published/documents.ts";

/** A company's logo for paper as PNG; null where it has none, or none that can be read. */
export async function readLogo(company_key: string): Promise<Buffer | null> {
  const logo = await db()
    .selectFrom(publishedAssets())
    .where("company_key", "=", company_key)
    .where("product_key", "is", null)
    .where("kind", "in", ["LOGO", "LOGO_WHITE"])
    // Paper is white: the logo for white backgrounds first.
    .orderBy((eb) => eb("kind", "=", "LOGO_WHITE"), "desc")
    .orderBy("version", "desc")
    .orderBy("created_at", "desc")
    .select("storage_key")
    .limit(1)
    .executeTakeFirst();
  if (!logo) return null;
  try {
    return await toPng(await buffer(await openAsset(logo.storage_key)));
  } catch (err) {
    // A quotation without a logo is better than none.
    log.warn({ err }, "a logo cannot be printed");
    return null;
  }
}
