import type { GivenAward } from "@neroli/contract/awards/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** The awards of a product or company, that of the latest days first. */
export const listGiven = (of: "product_key" | "company_key", key: string): Promise<GivenAward[]> =>
  db()
    .selectFrom("award_givings")
    .innerJoin("awards", "awards.id", "award_givings.award")
    .where(`award_givings.${of}`, "=", key)
    .select(["awards.id", "awards.name", "awards.recipients", "awards.measure", "awards.segment"])
    .select([sql<string>`from_day::text`.as("from"), sql<string>`to_day::text`.as("to")])
    .orderBy("awards.to_day", "desc")
    .orderBy("awards.name")
    .orderBy("awards.id")
    .execute();
