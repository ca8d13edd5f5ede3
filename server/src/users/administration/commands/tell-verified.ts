import { db } from "../../../kernel/db/db.ts";
import { tellUsers } from "../../../notifications/commands/tell-users.ts";
import { findCompany } from "../../../published/companies.ts";

/** Who is admitted to a company reads it in the bell; the mail is one of its own. */
export async function tellVerified(userKey: string, eventId: number): Promise<void> {
  const row = await db()
    .selectFrom("users")
    .where("key", "=", userKey)
    .where("status", "=", "VERIFIED")
    .where("enabled", "=", true)
    .select("company_key")
    .executeTakeFirst();
  const company = row?.company_key && (await findCompany(row.company_key));
  if (!company) return;
  await tellUsers({
    outbox_id: eventId,
    action: "USER_ADDED",
    data: { company_name: company.name },
    to: [userKey],
  });
}
