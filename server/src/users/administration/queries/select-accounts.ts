import type { Role } from "@neroli/contract/access/roles.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { Account } from "@neroli/contract/users/administration.ts";
import { expressionBuilder } from "kysely";
import type { DB } from "../../../../db/types.ts";
import { db } from "../../../kernel/db/db.ts";

const user = expressionBuilder<DB, "users" | "companies">();

/** Columns that hold less than the database knows: what was stored had passed the contract. */
const typedColumns = [
  user.ref("users.roles").$castTo<Role[]>().as("roles"),
  user.ref("users.status").$castTo<Account["status"]>().as("status"),
  user.ref("users.special_case").$castTo<Account["special_case"]>().as("special_case"),
  user.ref("companies.type").$castTo<CompanyType | null>().as("company_type"),
] as const;

/** Accounts with their companies, as the list of the administration shows them. */
export const selectAccounts = () =>
  db()
    .selectFrom("users")
    .leftJoin("companies", "companies.key", "users.company_key")
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
    .select(typedColumns);

export type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>["execute"]>>[number];
