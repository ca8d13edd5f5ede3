import type { Language } from "@neroli/contract/kernel/language.ts";
import { deliveryOf } from "@neroli/contract/notifications/mailed-kinds.ts";
import { isShown, shownNotifications } from "@neroli/contract/notifications/table.ts";
import { sql } from "kysely";
import { inPortal, notePortal } from "../../kernel/current-portal.ts";
import { db } from "../../kernel/db/db.ts";
import { type Mail, sendMail } from "../../kernel/mail/mail.ts";
import { publishedUsers } from "../../published/users.ts";
import { isReached } from "../policy.ts";
import { notificationLetter } from "./notification-letter.ts";
import { unsubscribeAddress } from "./unsubscribe-tokens.ts";

/** What goes with the mails of an event, in the language of each reader. */
type AttachmentsIn = (language: Language) => NonNullable<Mail["attachments"]>;

/**
 * Mails the notifications of an event to those who want such mails at once and whose mail is not
 * handed over yet; others' wait for their digest. One address that is refused does not keep the others from theirs; the failure makes the
 * event be tried again.
 */
export async function mailNotifications(
  outboxId: number,
  attachmentsIn?: AttachmentsIn,
): Promise<void> {
  const due = await db()
    .selectFrom("notifications")
    .where("outbox_id", "=", outboxId)
    .where("mailed_at", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  const failures: unknown[] = [];
  for (const { id } of due) await mailOne(id, attachmentsIn).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `mails of event ${outboxId}`);
}

/** No second process does the same meanwhile: the event is claimed by this one (outbox/work.ts). */
async function mailOne(id: string, attachmentsIn?: AttachmentsIn): Promise<void> {
  const row = await db()
    .selectFrom("notifications")
    .innerJoin(publishedUsers(), "users.key", "notifications.user_key")
    .where("notifications.id", "=", id)
    .where("notifications.mailed_at", "is", null)
    .select(["users.key", "users.email", "users.firstname", "users.language"])
    .select("users.notification_settings as settings")
    .select(isReached().as("reached"))
    .select(["notifications.action", "notifications.data", "notifications.event_key"])
    .executeTakeFirst();
  if (!row) return;
  const { action, event_key: portal } = row;
  const delivery = row.reached ? deliveryOf(action, row.settings) : "HERE";
  if (delivery === "MAIL" && isShown(action)) {
    const { mailed } = shownNotifications[action];
    await inPortal({ ...notePortal(), portal }, async () => {
      const unsubscribe = await unsubscribeAddress(row.key, mailed);
      const letter = notificationLetter({ ...row, unsubscribe });
      await sendMail({
        id,
        to: row.email,
        letter,
        unsubscribe,
        ...(attachmentsIn && { attachments: attachmentsIn(letter.language) }),
      });
    });
  }
  // A mail that the person does not want counts as mailed: a later decision is about later ones.
  await db()
    .updateTable("notifications")
    .set({
      mailed_at: sql<Date>`now()`,
      awaits_digest: delivery === "DAILY" || delivery === "WEEKLY",
    })
    .where("id", "=", id)
    .execute();
}
