import { isSupport, type Role } from "@neroli/contract/access/roles.ts";
import { type SqlBool, sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { findCompany } from "../../published/companies.ts";
import { erasureDue } from "../../published/personal-data.ts";
import type { LockedUser } from "./lock-users.ts";

const managers = ["SUPPLIER_MANAGER", "BUYER_MANAGER"] as const satisfies readonly Role[];

export interface Change {
  before: LockedUser;
  after: LockedUser;
}

/**
 * Refuses what would leave a company without a manager of a kind that it has: who is disabled or
 * blocked manages nothing. Support may insist (`force`). The companies must be locked.
 */
export async function keepManagers(
  actor: SignedInActor,
  changes: readonly Change[],
  force: boolean,
): Promise<void> {
  if (force && isSupport(actor.roles)) return;
  for (const role of managers) {
    const leaving = changes.filter((change) => stopsManaging(change, role));
    for (const company of new Set(leaving.flatMap(({ before }) => before.company_key ?? []))) {
      const without = leaving.map(({ before }) => before.key);
      if (await hasManager(company, { role, without })) continue;
      const name = (await findCompany(company))?.name ?? company;
      throw new AppError("users.last-manager", { company: name, company_key: company, role });
    }
  }
}

const manages = ({ roles, status, enabled }: LockedUser, role: Role) =>
  enabled && status !== "BLOCKED" && roles.includes(role);

const stopsManaging = ({ before, after }: Change, role: Role) =>
  before.company_key !== null &&
  manages(before, role) &&
  !(manages(after, role) && after.company_key === before.company_key);

/** Whether somebody who is let in holds the role at the company. */
async function hasManager(
  company: string,
  { role, without }: { role: Role; without: readonly string[] },
): Promise<boolean> {
  const row = await peopleOf(company)
    .where(sql<SqlBool>`roles @> ${[role]}::text[]`)
    .where("key", "not in", [...without])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a company would be left without a manager of a kind that it has, were somebody not there. */
export async function isLastManager({ key, company_key, ...rights }: LockedUser): Promise<boolean> {
  if (company_key === null) return false;
  for (const role of managers) {
    if (!manages({ key, company_key, ...rights }, role)) continue;
    if (!(await hasManager(company_key, { role, without: [key] }))) return true;
  }
  return false;
}

/** The roles that are held at the company by those who are let in. */
export async function rolesHeldAt(company: string): Promise<Role[]> {
  const rows = await peopleOf(company).execute();
  return rows.flatMap(({ roles }) => roles);
}

const peopleOf = (company: string) =>
  db()
    .selectFrom("users")
    .where("company_key", "=", company)
    .where("enabled", "=", true)
    .where("status", "!=", "BLOCKED")
    // Whoever is going to be erased manages nothing for long.
    .where(erasureDue("users.key"), "is", null)
    .select("roles");
