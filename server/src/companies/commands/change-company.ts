import { sql, type Updateable } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { isNamed } from "../../published/companies.ts";
import { visibleTo } from "../policy.ts";
import { type CompanyRow, getEditable } from "../queries/get-company.ts";

/**
 * The company for a change, locked until the transaction ends: of two who act at the same moment,
 * the second sees what the first did. Not found for who may not see it, refused for who sees it
 * but does not edit it.
 */
export async function lockCompany(actor: SignedInActor, key: string): Promise<CompanyRow> {
  const locked = await db()
    .selectFrom("companies")
    .where(isNamed(key))
    .where(visibleTo(actor))
    .select("companies.key")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return getEditable(actor, found(locked).key);
}

/** Writes the change and tells it: the search and the pages follow. */
export async function changeCompany(
  key: string,
  change: Updateable<DB["companies"]>,
): Promise<void> {
  await db()
    .updateTable("companies")
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where("key", "=", key)
    .execute();
  emit({ topic: "company.changed", key });
}
