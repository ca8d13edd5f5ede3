import { db } from "../../../kernel/db/db.ts";
import { publishedCompanies } from "../../../published/companies.ts";

/** Accounts with their companies, as the list of the administration shows them; nobody's are none. */
export const selectAccounts = () =>
  db()
    .selectFrom("users")
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .select([
      "users.key",
      "users.firstname",
      "users.lastname",
      "users.email",
      "users.enabled",
      "users.source",
      "users.activated_at",
      "users.created_at",
      "users.last_signed_in_at",
      "users.company_key",
      "companies.name as company_name",
      "companies.verified as company_verified",
      "companies.enabled as company_enabled",
    ])
    .select(["users.roles", "users.status", "users.special_case", "users.type"])
    .select("companies.type as company_type")
    .where("users.former", "=", false);

export type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>["execute"]>>[number];
