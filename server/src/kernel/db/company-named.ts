import { expressionBuilder } from "kysely";
import type { DB } from "../../../db/types.ts";

/** The company of this key, or the one that had it before it was renamed. */
export function isNamed(key: string) {
  const eb = expressionBuilder<DB, "companies">();
  const renamed = eb
    .selectFrom("company_old_keys")
    .where("old_key", "=", key)
    .select("company_old_keys.company_key");
  return eb.or([eb("companies.key", "=", key), eb("companies.key", "=", renamed)]);
}
