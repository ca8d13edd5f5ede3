import { db } from "../../kernel/db/db.ts";
import { tellUsers } from "../../notifications/commands/tell-users.ts";

interface Admission {
  event_id: number;
  user_key: string;
  event: string;
}

/** Who is let in to a portal or exhibition reads it in the bell; the mail is one of its own. */
export async function tellAdmitted({ event_id, user_key, event }: Admission): Promise<void> {
  const row = await db()
    .selectFrom("event_users")
    .innerJoin("events", "events.key", "event_users.event_key")
    .where("event_users.event_key", "=", event)
    .where("event_users.user_key", "=", user_key)
    .where("event_users.status", "=", "VERIFIED")
    .select("events.display_name")
    .executeTakeFirst();
  if (!row) return;
  await tellUsers({
    outbox_id: event_id,
    action: "USER_ADDED",
    data: { portal_name: row.display_name },
    to: [user_key],
  });
}
