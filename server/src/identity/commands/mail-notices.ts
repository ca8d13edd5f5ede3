import { links } from "@neroli/contract/access/links.ts";
import { formatTime } from "@neroli/contract/kernel/formats/shown-day.ts";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import type { Topics } from "../../kernel/events/events.ts";
import type { MailKind } from "../../kernel/mail/kinds.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { pageAddress, sendMail, supportAddress } from "../../kernel/mail/mail.ts";
import { publishedUsers } from "../../published/users.ts";

type Device = Topics["session.new-device"]["data"];
type FactorChange = Topics["factor.changed"]["data"];
type Reset = Topics["factors.reset"]["data"];

interface Reader {
  firstname: string;
  language: Language;
}

interface Notice {
  subject: string;
  lines: string[];
  /** What to do when it was not the reader's wish. */
  notMe?: "sessions.mail.not-me" | "sessions.mail.reset.not-me";
}

function letter(
  { firstname, language }: Reader,
  { subject, lines, notMe = "sessions.mail.not-me" }: Notice,
): Letter {
  const support = supportAddress();
  return {
    language,
    subject,
    greeting: say(language, "notifications.mail.greeting", { firstname }),
    lines: [...lines, say(language, notMe, { support })],
    button: {
      label: say(language, "sessions.mail.button"),
      address: pageAddress(links.profile("sessions")),
    },
    footer: say(language, "sessions.mail.footer"),
  };
}

function newDeviceMail(reader: Reader, { browser, system, address }: Device): Letter {
  const { language } = reader;
  const name = [browser, system].filter(Boolean).join(", ");
  return letter(reader, {
    subject: say(language, "sessions.mail.device.subject"),
    lines: [
      say(language, "sessions.mail.device.text"),
      say(language, "sessions.mail.device.which", {
        browser: name || say(language, "sessions.unknown"),
        time: minuteOf(now().toISOString()),
        address,
      }),
    ],
  });
}

const minuteOf = (at: string) => `${formatTime(at)} UTC`;

function factorMail(reader: Reader, { factor, change }: FactorChange): Letter {
  const { language } = reader;
  return letter(reader, {
    subject: say(language, "sessions.mail.factor.subject"),
    lines: [
      say(language, `sessions.mail.factor.${change}`, {
        factor: say(language, `sessions.mail.factor.${factor}`),
      }),
    ],
  });
}

function resetMail(reader: Reader, { at }: Reset): Letter {
  const { language } = reader;
  return letter(reader, {
    subject: say(language, "sessions.mail.reset.subject"),
    lines: [
      say(language, "sessions.mail.reset.text", { time: minuteOf(at) }),
      say(language, "sessions.mail.reset.next"),
    ],
    notMe: "sessions.mail.reset.not-me",
  });
}

/** Tells somebody that their account was signed in to with a browser that is new to it. */
export const mailNewDevice = (user_key: string, event_id: number, device: Device) =>
  mailNotice(user_key, { id: `new-device-${event_id}`, write: (to) => newDeviceMail(to, device) });

/** Tells somebody that how they prove who they are has changed. */
export const mailFactorChanged = (user_key: string, event_id: number, change: FactorChange) =>
  mailNotice(user_key, { id: `factor-${event_id}`, write: (to) => factorMail(to, change) });

/** Tells somebody that the password alone opens the account now. */
export const mailFactorsReset = (user_key: string, event_id: number, reset: Reset) =>
  mailNotice(user_key, {
    id: `factors-reset-${event_id}`,
    write: (to) => resetMail(to, reset),
  });

async function mailNotice(
  userKey: string,
  { id, write }: { id: string; write: (reader: Reader) => Letter },
): Promise<void> {
  const person = await db()
    .selectFrom(publishedUsers())
    .where("key", "=", userKey)
    .select(["email", "firstname", "language"])
    .executeTakeFirst();
  if (!person) return;
  const language = isLanguage(person.language) ? person.language : "en";
  const letter = write({ firstname: person.firstname, language });
  await sendMail({ id, to: person.email, letter });
}

const sample = (language: Language): Reader => ({ firstname: "Ada", language });
const device = { browser: "Firefox", system: "Windows", address: "192.0.2.7" };

/** For the preview. */
export const sessionMailKinds: readonly MailKind[] = [
  { name: "New device", sample: (language) => newDeviceMail(sample(language), device) },
  {
    name: "Factor changed",
    sample: (language) => factorMail(sample(language), { factor: "passkey", change: "added" }),
  },
  {
    name: "Factors reset",
    sample: (language) => resetMail(sample(language), { at: "2026-11-22T09:30:00.000Z" }),
  },
];
