import {
  type UnsubscribeScope,
  withoutMails,
} from "@neroli/contract/notifications/mailed-kinds.ts";
import { sql } from "kysely";
import { db, transaction } from "../../../kernel/db/db.ts";
import { readUnsubscribeToken } from "../../../notifications/commands/unsubscribe-tokens.ts";

/** What the token of a mail ends, and whether mails of it are wanted still. */
export async function readUnsubscription(
  token: string,
): Promise<{ scope: UnsubscribeScope; mailed: boolean }> {
  const { user_key, scope } = await readUnsubscribeToken(token);
  const { notification_settings } = await db()
    .selectFrom("users")
    .where("key", "=", user_key)
    .select("notification_settings")
    .executeTakeFirstOrThrow();
  return { scope, mailed: Object.keys(withoutMails(scope, notification_settings)).length > 0 };
}

/** Ends the mails that the token is for, and no others. Twice is no mistake. */
export async function unsubscribe(token: string): Promise<void> {
  const { user_key, scope } = await readUnsubscribeToken(token);
  await transaction(async () => {
    const { notification_settings } = await db()
      .selectFrom("users")
      .where("key", "=", user_key)
      .select("notification_settings")
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const ended = withoutMails(scope, notification_settings);
    if (Object.keys(ended).length === 0) return;
    await db()
      .updateTable("users")
      .set({
        notification_settings: sql`notification_settings || ${JSON.stringify(ended)}::jsonb`,
        // A profile's form that is open elsewhere would take it back.
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where("key", "=", user_key)
      .execute();
  });
}
