import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { db } from "../kernel/db/db.ts";
import { foldValue } from "./judging/fold-value.ts";

type NewRow = Insertable<DB["company_policies"]>;
type NewPolicy = Pick<NewRow, "company_key"> & Partial<NewRow>;

/** A policy of a company: none of a preservative where nothing is said. */
export function createPolicy(given: NewPolicy): Promise<Selectable<DB["company_policies"]>> {
  const row = { list: "BLACKLIST", dimension: "CAS", value: "99-76-3", ...given } as const;
  return db()
    .insertInto("company_policies")
    .values({ folded: foldValue(row.dimension, row.value), ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}
