import { discardBytes } from "../../kernel/assets/unclaimed.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { lockCompany, publishedCompanies } from "../../published/companies.ts";
import { dropAssets } from "./drop-assets.ts";

/** Drops the pictures of segments that the company has no more. */
export async function dropUnshownPictures(companyKey: string): Promise<void> {
  const dropped = await transaction(async () => {
    // A picture that is being set is seen with its segment, or not at all.
    await lockCompany(companyKey);
    const company = await db()
      .selectFrom(publishedCompanies())
      .where("key", "=", companyKey)
      .select("segments")
      .executeTakeFirst();
    const shown = new Set(company?.segments.map(({ image }) => image));
    const pictures = await db()
      .selectFrom("assets")
      .where("company_key", "=", companyKey)
      .where("product_key", "is", null)
      .where("kind", "=", "SEGMENT")
      .select("id")
      .execute();
    return dropAssets(pictures.flatMap(({ id }) => (shown.has(id) ? [] : id)));
  });
  await discardBytes(dropped);
}
