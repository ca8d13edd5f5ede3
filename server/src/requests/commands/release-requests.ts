import { db, transaction } from "../../kernel/db/db.ts";
import { publishedUsers } from "../../published/users.ts";
import { recordEvent } from "./record-event.ts";

const ends = [
  { side: "BUYER", column: "buyer_assignee", company: "buyer_company_key" },
  { side: "SUPPLIER", column: "supplier_assignee", company: "company_key" },
] as const;

/**
 * Whoever cannot read a request any more, because the account was disabled or belongs to another
 * company now, does not see to it either. Run twice, it finds nothing the second time.
 */
export async function releaseRequests(userKey: string): Promise<void> {
  await transaction(async () => {
    const user = await db()
      .selectFrom(publishedUsers())
      .where("key", "=", userKey)
      .select(["company_key", "enabled", "status"])
      .executeTakeFirst();
    const works = user?.enabled && user.status === "VERIFIED";
    for (const { side, column, company } of ends) {
      const released = await db()
        .updateTable("requests")
        .set({ [column]: null })
        .where(column, "=", userKey)
        .$if(works === true, (rows) =>
          rows.where(company, "is distinct from", user?.company_key ?? null),
        )
        .returning("key")
        .execute();
      for (const { key: request_key } of released) {
        await recordEvent({ request_key, kind: "unassigned", actor_key: null, side, data: {} });
      }
    }
  });
}
