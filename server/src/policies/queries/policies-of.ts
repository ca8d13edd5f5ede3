import type { Policy } from "@neroli/contract/policies/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedCompanies, publishedOldKeys } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";

/** The key of today of a supplier that has been renamed since. */
const supplierKey = sql<string>`coalesce(
  (select company_old_keys.company_key from ${publishedOldKeys()}
    where old_key = company_policies.value),
  company_policies.value)`;

const author = sql<Policy["created_by"]>`(
  select json_build_object('key', users.key, 'firstname', firstname, 'lastname', lastname)
  from ${publishedUsers()} where users.key = company_policies.created_by)`;

/** A supplier that nobody is shown any more is told by the key that was given. */
const selectPolicies = (companyKey: string) =>
  db()
    .selectFrom("company_policies")
    .leftJoin(publishedCompanies(), (join) =>
      join
        .on("company_policies.dimension", "=", "SUPPLIER")
        .on("companies.shown", "=", true)
        .on("companies.key", "=", supplierKey),
    )
    .where("company_policies.company_key", "=", companyKey)
    .select(["company_policies.id", "list", "dimension", "note"])
    .select("company_policies.created_at")
    .select((eb) => [
      eb.fn.coalesce("companies.key", "value").as("value"),
      eb.fn.coalesce("companies.name", "value").as("label"),
      author.as("created_by"),
    ]);

type PolicyRow = Awaited<ReturnType<ReturnType<typeof selectPolicies>["execute"]>>[number];

const present = ({ created_at, ...row }: PolicyRow): Policy => ({
  ...row,
  created_at: created_at.toISOString(),
});

/** All policies of a company, list by list, for other rooms too. */
export async function listPolicies(companyKey: string): Promise<Policy[]> {
  const rows = await selectPolicies(companyKey)
    .orderBy("list")
    .orderBy("dimension")
    .orderBy("folded")
    .execute();
  return rows.map(present);
}

export async function getPolicy(companyKey: string, id: string): Promise<Policy> {
  const row = await selectPolicies(companyKey)
    .where("company_policies.id", "=", id)
    .executeTakeFirst();
  return present(found(row));
}
