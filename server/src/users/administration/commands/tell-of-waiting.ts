import type { Role } from "@neroli/contract/access/roles.ts";
import { sql } from "kysely";
import { db } from "../../../kernel/db/db.ts";
import { mailNotifications } from "../../../notifications/commands/mail-notifications.ts";
import { tellUsers } from "../../../notifications/commands/tell-users.ts";
import { findCompany } from "../../../published/companies.ts";

const managers: readonly Role[] = ["SUPPLIER_MANAGER", "BUYER_MANAGER"];

/** The managers of a company hear in the bell and by mail that somebody waits to be admitted. */
export async function tellOfWaiting(userKey: string, eventId: number): Promise<void> {
  const waiting = await db()
    .selectFrom("users")
    .where("key", "=", userKey)
    .where("status", "=", "AWAITING_VERIFICATION")
    .where("enabled", "=", true)
    .select(["firstname", "lastname", "company_key"])
    .executeTakeFirst();
  const company = waiting?.company_key && (await findCompany(waiting.company_key));
  if (!company) return;
  const { firstname, lastname } = waiting;
  await tellUsers({
    outbox_id: eventId,
    action: "USER_WAITING",
    data: {
      invitee: `${firstname} ${lastname}`,
      company_name: company.name,
      triggered_by: { firstname },
    },
    to: await listManagers(company.key),
  });
  await mailNotifications(eventId);
}

async function listManagers(companyKey: string): Promise<string[]> {
  const rows = await db()
    .selectFrom("users")
    .where("company_key", "=", companyKey)
    .where("enabled", "=", true)
    .where("status", "=", "VERIFIED")
    .where(sql<boolean>`roles && ${sql.val(managers)}::text[]`)
    .orderBy("key")
    .select("key")
    .execute();
  return rows.map(({ key }) => key);
}
