import { links } from "@neroli/contract/access/links.ts";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import type { Notification } from "@neroli/contract/notifications/schema.ts";
import {
  notificationAddress,
  notificationSentence,
  notificationSubject,
} from "@neroli/contract/notifications/sentence.ts";
import type { NotificationSubject } from "@neroli/contract/notifications/table.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { say, sayAny } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../kernel/mail/kinds.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { pageAddress } from "../../kernel/mail/mail.ts";

interface MailedNotification extends Pick<Notification, "action" | "data"> {
  firstname: string;
  language: string | null;
  /** Where its reader ends mails of that kind. */
  unsubscribe: string;
}

/** Samples for the preview: one that quotes somebody, and one of the team. */
export const notificationMailKinds: readonly MailKind[] = [
  {
    name: "Notification: message",
    sample: (language) =>
      notificationLetter({
        firstname: "Ada",
        unsubscribe: pageAddress("/"),
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
      notificationLetter({
        firstname: "Ada",
        unsubscribe: pageAddress("/"),
        language,
        action: "USER_ADDED",
        data: {
          invitee: "Nora Lindqvist",
          company_name: "Maison Ambre",
          triggered_by: { firstname: "Nora" },
        },
      }),
  },
  {
    name: "Notification: a webhook was switched off",
    sample: (language) =>
      notificationLetter({
        firstname: "Ada",
        unsubscribe: pageAddress("/"),
        language,
        action: "WEBHOOK_OFF",
        data: { webhook_address: "hooks.velouria.example" },
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
  project: {
    label: "notifications.mail.open-project",
    footer: "notifications.mail.footer.project",
  },
  products: {
    label: "notifications.mail.open-products",
    footer: "notifications.mail.footer.documents",
  },
  meetings: {
    label: "notifications.mail.open-meetings",
    footer: "notifications.mail.footer.meetings",
  },
  webhooks: {
    label: "notifications.mail.open-webhooks",
    footer: "notifications.mail.footer.webhooks",
  },
  leads: {
    label: "notifications.mail.open-lead",
    footer: "notifications.mail.footer.lead",
  },
  supplier: {
    label: "notifications.mail.open-supplier",
    footer: "notifications.mail.footer.supplier",
  },
  none: {
    label: "notifications.mail.open-all",
    footer: "notifications.mail.footer.team",
  },
};

/** The mail that tells of one notification. */
export function notificationLetter({
  firstname,
  action,
  data,
  unsubscribe,
  ...reader
}: MailedNotification): Letter {
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
    stop: { label: say(language, "notifications.mail.stop"), address: unsubscribe },
  };
}
