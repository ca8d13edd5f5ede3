import { links } from "@neroli/contract/access/links.ts";
import { isTimeZone } from "@neroli/contract/kernel/formats/time-zone.ts";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import type { DigestPeriod } from "@neroli/contract/notifications/mailed-kinds.ts";
import type { Notification } from "@neroli/contract/notifications/schema.ts";
import {
  notificationAddress,
  notificationSentence,
} from "@neroli/contract/notifications/sentence.ts";
import {
  isShown,
  type MailedKind,
  mailedKinds,
  shownNotifications,
} from "@neroli/contract/notifications/table.ts";
import { say, sayAny } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../../kernel/mail/kinds.ts";
import type { Letter, LetterSection } from "../../../kernel/mail/letter.ts";
import { pageAddress } from "../../../kernel/mail/mail.ts";

/** How many of each kind are named; the others are counted. */
const named = 10;

interface Told extends Pick<Notification, "action" | "data"> {
  triggered_at: Date;
}

interface Digest {
  period: DigestPeriod;
  firstname: string;
  language: string | null;
  time_zone: string | null;
  /** The newest first. */
  told: readonly Told[];
  /** Where its reader ends such mails. */
  unsubscribe: string;
}

/** One mail with a person's notifications of a day or a week, by kind. */
export function digestLetter({ period, firstname, told, unsubscribe, ...reader }: Digest): Letter {
  const language: Language = isLanguage(reader.language) ? reader.language : "en";
  const kinds = mailedKinds
    .map((kind) => ({ kind, told: told.filter(({ action }) => isOf(kind, action)) }))
    .filter((each) => each.told.length > 0);
  const clock = clockOf(language, reader.time_zone);
  return {
    language,
    subject: say(language, `notifications.digest.subject.${period}`, { count: told.length }),
    greeting: say(language, "notifications.mail.greeting", { firstname }),
    lines: [say(language, "notifications.digest.lead")],
    sections: kinds.map((each) => sectionOf({ ...each, language, clock })),
    button: {
      label: say(language, "notifications.digest.open"),
      address: pageAddress(links.notifications()),
    },
    footer: say(language, "notifications.digest.footer"),
    settings: {
      label: say(language, "notifications.mail.settings"),
      address: pageAddress(links.profile("notifications")),
    },
    stop: { label: say(language, "notifications.digest.stop"), address: unsubscribe },
  };
}

const isOf = (kind: MailedKind, action: Told["action"]) =>
  isShown(action) && shownNotifications[action].mailed === kind;

interface Section {
  kind: MailedKind;
  told: readonly Told[];
  language: Language;
  clock: Intl.DateTimeFormat;
}

function sectionOf({ kind, told, language, clock }: Section): LetterSection {
  const count = told.length;
  return {
    title: say(language, `notification-kinds.${kind}`),
    lead:
      count > named
        ? say(language, "notifications.digest.many", { count, shown: named })
        : say(language, "notifications.digest.count", { count }),
    items: told.slice(0, named).map((each) => {
      const { key, values } = notificationSentence(each, language);
      return {
        title: sayAny(language, key, values),
        detail: clock.format(each.triggered_at),
        address: pageAddress(notificationAddress(each)),
      };
    }),
  };
}

/** Days and hours as the reader's language writes them, on the reader's clock. */
const clockOf = (language: Language, timeZone: string | null) =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : "UTC",
  });

/** For the preview. */
export const notificationDigestKind: MailKind = {
  name: "Notifications: the digest of a day",
  sample: (language) =>
    digestLetter({
      period: "DAILY",
      firstname: "Ada",
      language,
      time_zone: "Europe/Berlin",
      unsubscribe: pageAddress("/"),
      told: [
        {
          action: "MESSAGE_CREATED",
          triggered_at: new Date(Date.UTC(2026, 10, 5, 15, 12)),
          data: {
            request_key: "sample",
            product_name: "Velourine B3",
            company_name: "Velouria Actives",
            triggered_by: { firstname: "Camille" },
          },
        },
        {
          action: "QUOTE_ACCEPTED",
          triggered_at: new Date(Date.UTC(2026, 10, 5, 9, 30)),
          data: {
            request_key: "sample",
            product_name: "Niacinamide PC",
            company_name: "Maison Ambre",
            triggered_by: { firstname: "Nora" },
          },
        },
      ],
    }),
};
