import type { NewAward } from "@neroli/contract/awards/schema.ts";
import { db } from "../kernel/db/db.ts";

interface AwardOptions extends Partial<NewAward> {
  /** Keys of the products or companies that have it. */
  given?: readonly string[];
}

/** An award of this year for products, which nobody has unless it is said. */
export async function createAward(options: AwardOptions = {}): Promise<{ id: string }> {
  const { given = [], from = "2026-01-01", to = "2026-12-31", ...award } = options;
  const { name = "Most wanted", recipients = "PRODUCT", measure = "REQUESTS" } = award;
  const { segment = null } = award;
  const { id } = await db()
    .insertInto("awards")
    .values({ name, recipients, measure, segment, from_day: from, to_day: to })
    .returning("id")
    .executeTakeFirstOrThrow();
  const holder = recipients === "PRODUCT" ? "product_key" : "company_key";
  for (const key of given) {
    await db()
      .insertInto("award_givings")
      .values({ award: id, [holder]: key })
      .execute();
  }
  return { id };
}
