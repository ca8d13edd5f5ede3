import { groups, supportRoles } from "@neroli/contract/access/roles.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedUsers } from "../../published/users.ts";

/** The company's documents that still end on that day, as was noted so many days before; by name. */
export async function listEnding(
  companyKey: string,
  { valid_until, days }: { valid_until: string; days: number },
) {
  const rows = await db()
    .selectFrom("assets")
    .where("company_key", "=", companyKey)
    .where("kind", "=", "DOCUMENT")
    .where("replaced_at", "is", null)
    .where(sql<boolean>`valid_until = ${valid_until}::date`)
    .where("reminded_days", "=", days)
    .orderBy("name")
    .select(["name", "document_type"])
    .execute();
  return rows.map(({ name, document_type }) => ({ name, type: document_type ?? "NONE" }));
}

/** The people who keep the company's products, and are told of their documents. */
export async function listDataManagers(companyKey: string): Promise<string[]> {
  const roles = groups.EDIT_PRODUCTS.filter(
    (role) => !(supportRoles as readonly string[]).includes(role),
  );
  const rows = await db()
    .selectFrom(publishedUsers())
    .where("company_key", "=", companyKey)
    .where("enabled", "=", true)
    .where("status", "=", "VERIFIED")
    .where(sql<boolean>`roles && ${sql.val(roles)}::text[]`)
    .select("key")
    .execute();
  return rows.map(({ key }) => key);
}
