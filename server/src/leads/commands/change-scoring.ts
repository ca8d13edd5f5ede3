import type { ScoringForm } from "@neroli/contract/leads/schema.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { lockCompany } from "../../published/companies.ts";

/** Decides on the points of a company; refuses when somebody else has decided meanwhile. */
export const changeScoring = (
  company_key: string,
  { weights, threshold, version }: ScoringForm,
): Promise<void> =>
  transaction(async () => {
    found(await lockCompany(company_key));
    const before = await db()
      .selectFrom("lead_scoring")
      .where("company_key", "=", company_key)
      .select("version")
      .executeTakeFirst();
    if ((before?.version ?? 0) !== version) throw new AppError("conflict");
    const scoring = { weights: JSON.stringify(weights), threshold, version: version + 1 };
    await db()
      .insertInto("lead_scoring")
      .values({ company_key, ...scoring })
      .onConflict((conflict) => conflict.column("company_key").doUpdateSet(scoring))
      .execute();
  });

/** From here on the company's leads are scored as those of everybody. */
export async function resetScoring(company_key: string): Promise<void> {
  await db().deleteFrom("lead_scoring").where("company_key", "=", company_key).execute();
}
