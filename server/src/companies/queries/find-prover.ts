import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

/** Whether another company has shown that the domain is its own. */
export async function isProvedByAnother(
  domain: string,
  companyKey: string | null,
): Promise<boolean> {
  const other = await db()
    .selectFrom("companies")
    .where(sql<boolean>`${domain} = any (proved_domains)`)
    .$if(companyKey !== null, (companies) => companies.where("key", "!=", companyKey ?? ""))
    .select("key")
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The company that a code is mailed for; undefined where it is gone by now. */
export const findClaimant = (key: string) =>
  db()
    .selectFrom("companies")
    .where("key", "=", key)
    .select(["name", "domain_secret"])
    .executeTakeFirst();
