import { groups } from "@neroli/contract/access/roles.ts";
import { type SqlBool, sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedUsers } from "../../published/users.ts";

/** Who of a company can see to its leads, by name. */
export const listColleagues = (company: string) =>
  db()
    .selectFrom(publishedUsers())
    .where("company_key", "=", company)
    .where("enabled", "=", true)
    .where("status", "=", "VERIFIED")
    .where(sql<SqlBool>`roles && ${[...groups.LEADS]}::text[]`)
    .orderBy("lastname")
    .orderBy("firstname")
    .orderBy("key")
    .select("key")
    .select(sql<string>`concat_ws(' ', firstname, lastname)`.as("name"))
    .execute();
