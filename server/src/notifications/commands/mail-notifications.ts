import { links } from "@neroli/contract/access/links.ts";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { isMailed } from "@neroli/contract/notifications/mailed-kinds.ts";
import type { Notification } from "@neroli/contract/notifications/schema.ts";
import {
  notificationAddress,
  notificationSentence,
  notificationSubject,
} from "@neroli/contract/notifications/sentence.ts";
import type { NotificationSubject } from "@neroli/contract/notifications/table.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { say, sayAny } from "@neroli/phrases/say.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import type { MailKind } from "../../kernel/mail/kinds.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { pageAddress, sendMail } from "../../kernel/mail/mail.ts";
import { publishedUsers } from "../../published/users.ts";

/**
 * Mails the notifications of an event to those who want such mails and whose mail is not handed
 * over yet. One address that is refused does not keep the others from theirs; the failure makes the
 * event be tried again.
 */
export async function mailNotifications(outboxId: number): Promise<void> {
  const due = await db()
    .selectFrom("notifications")
    .where("outbox_id", "=", outboxId)
    .where("mailed_at", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  const failures: unknown[] = [];
  for (const { id } of due) await mailOne(id).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `mails of event ${outboxId}`);
}

/** No second process does the same meanwhile: the event is claimed by this one (outbox/work.ts). */
async function mailOne(id: string): Promise<void> {
  const row = await db()
    .selectFrom("notifications")
    .innerJoin(publishedUsers(), "users.key", "notifications.user_key")
    .where("notifications.id", "=", id)
    .where("notifications.mailed_at", "is", null)
    .select(["users.email", "users.firstname", "users.language"])
    .select("users.notification_settings as settings")
    .select(["notifications.action", "notifications.data"])
    .executeTakeFirst();
  if (!row) return;
  // A mail that the person does not want counts as mailed: a later decision is about later ones.
  if (isMailed(row.action, row.settings)) {
    await sendMail({ id, to: row.email, letter: letter(row) });
  }
  await db()
    .updateTable("notifications")
    .set({ mailed_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

interface MailedNotification extends Pick<Notification, "action" | "data"> {
  firstname: string;
  language: string | null;
}

/** Samples for the preview: one that quotes somebody, and one of the team. */
export const notificationMailKinds: readonly MailKind[] = [
  {
    name: "Notification: message",
    sample: (language) =>
      letter({
        firstname: "Ada",
        language,
        action: "MESSAGE_CREATED",
        data: {
          request_key: "sample",
          request_type: "SAMPLE",
          product_name: "Velourine B3",
          company_name: "Velouria Actives",
          triggered_by: { firstname: "Camille" },
          message: "They leave our laboratory tomorrow.",
        },
      }),
  },
  {
    name: "Notification: somebody has joined",
    sample: (language) =>
      letter({
        firstname: "Ada",
        language,
        action: "USER_ADDED",
        data: {
          invitee: "Nora Lindqvist",
          company_name: "Maison Ambre",
          triggered_by: { firstname: "Nora" },
        },
      }),
  },
];

/** The phrases of a mail that depend on what its notification leads to. */
interface SubjectPhrases {
  label: PlainPhraseKey;
  footer: PlainPhraseKey;
}

const subjects: Record<NotificationSubject, SubjectPhrases> = {
  request: {
    label: "notifications.mail.open",
    footer: "notifications.mail.footer",
  },
  download: {
    label: "notifications.mail.open-downloads",
    footer: "notifications.mail.footer.download",
  },
  documents: {
    label: "notifications.mail.open-documents",
    footer: "notifications.mail.footer.documents",
  },
  team: {
    label: "notifications.mail.open-team",
    footer: "notifications.mail.footer.managers",
  },
  none: {
    label: "notifications.mail.open-all",
    footer: "notifications.mail.footer.team",
  },
};

function letter({ firstname, action, data, ...reader }: MailedNotification): Letter {
  const language: Language = isLanguage(reader.language) ? reader.language : "en";
  const { key, values } = notificationSentence({ action, data }, language);
  const sentence = sayAny(language, key, values);
  const { label, footer } = subjects[notificationSubject({ action, data })];
  return {
    language,
    subject: sentence,
    greeting: say(language, "notifications.mail.greeting", { firstname }),
    lines: [sentence],
    quotation: data.message,
    button: {
      label: say(language, label),
      address: pageAddress(notificationAddress({ action, data })),
    },
    footer: say(language, footer),
    settings: {
      label: say(language, "notifications.mail.settings"),
      address: pageAddress(links.profile("notifications")),
    },
  };
}
