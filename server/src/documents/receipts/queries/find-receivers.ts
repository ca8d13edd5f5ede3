import { sql } from "kysely";
import { db } from "../../../kernel/db/db.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { publishedUsers } from "../../../published/users.ts";

/** People as the ledger names them. */
export const findReceivers = (users: readonly string[]) =>
  db()
    .selectFrom(publishedUsers())
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .where("users.key", "in", [...users])
    .select(["users.key as user_key", "users.email", "users.company_key"])
    .select("companies.name as company_name")
    .select(sql<string>`concat_ws(' ', users.firstname, users.lastname)`.as("person"))
    .execute();
