import type { Role } from "@neroli/contract/access/roles.ts";
import type { UserStatus } from "@neroli/contract/enumerations/users.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, notFound } from "../../kernel/errors.ts";
import { lockCompanies } from "../../published/companies.ts";

/** An account as far as administration changes it. */
export interface LockedUser {
  key: string;
  company_key: string | null;
  roles: Role[];
  status: UserStatus;
  enabled: boolean;
}

/**
 * These accounts, in the given order, locked with their companies (and `company`, where people are
 * sent) until the transaction ends: of two who take each other's rights at the same moment, the
 * second sees what the first did. Companies come first and each kind in the order of its keys, so
 * that nobody waits in a circle. Not found when one of them is not there.
 */
export async function lockUsers(
  keys: readonly string[],
  { company }: { company?: string } = {},
): Promise<LockedUser[]> {
  const before = await companiesOf(keys);
  const companies = [...before.values(), company ?? null].filter((key) => key !== null);
  if (companies.length > 0) await lockCompanies(companies);
  const rows = await db()
    .selectFrom("users")
    .where("key", "in", [...keys])
    .select(["key", "company_key", "enabled"])
    .select(["roles", "status"])
    .orderBy("key")
    .forNoKeyUpdate()
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return [...new Set(keys)].map((key) => {
    const row = byKey.get(key);
    if (!row) throw notFound();
    // Moved between the two looks: its new company is not locked.
    if (row.company_key !== before.get(key)) throw new AppError("conflict");
    return row;
  });
}

async function companiesOf(keys: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await db()
    .selectFrom("users")
    .where("key", "in", [...keys])
    .select(["key", "company_key"])
    .execute();
  return new Map(rows.map(({ key, company_key }) => [key, company_key]));
}
