import { groups } from "@neroli/contract/access/roles.ts";
import type { RequestColleague } from "@neroli/contract/requests/schema.ts";
import type { Side } from "@neroli/contract/requests/states.ts";
import { type SqlBool, sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { publishedUsers } from "../../published/users.ts";

/** The people of a side's company who may read the request, by name; support has none. */
export async function listColleagues(requestKey: string, side: Side): Promise<RequestColleague[]> {
  if (side === "SUPPORT") return [];
  const company = side === "SUPPLIER" ? "requests.company_key" : "requests.buyer_company_key";
  return (
    db()
      .selectFrom("requests")
      .innerJoin(publishedUsers(), "users.company_key", company)
      .where("requests.key", "=", requestKey)
      .where("users.enabled", "=", true)
      .where("users.status", "=", "VERIFIED")
      .where(sql<SqlBool>`users.roles && ${[...groups.ALL]}::text[]`)
      // Of two companies that are one and the same, its sender stands on the buyer's side.
      .$if(side === "SUPPLIER", (rows) => rows.whereRef("users.key", "!=", "requests.buyer_key"))
      .orderBy("users.lastname")
      .orderBy("users.firstname")
      .orderBy("users.key")
      .select(["users.key", "users.firstname", "users.lastname"])
      .execute()
  );
}
