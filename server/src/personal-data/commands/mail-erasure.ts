import { links } from "@neroli/contract/access/links.ts";
import { formatTime } from "@neroli/contract/kernel/formats/shown-day.ts";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../kernel/mail/kinds.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { pageAddress, sendMail, supportAddress } from "../../kernel/mail/mail.ts";
import { getPerson, type PersonRow } from "../queries/find-person.ts";

interface Reader {
  firstname: string;
  language: Language;
}

const readerOf = ({ firstname, language }: PersonRow): Reader => ({
  firstname,
  language: isLanguage(language) ? language : "en",
});

function askedLetter({ firstname, language }: Reader, dueAt: string): Letter {
  const time = `${formatTime(dueAt)} UTC`;
  return {
    language,
    subject: say(language, "personal-data.mail.asked.subject"),
    greeting: say(language, "notifications.mail.greeting", { firstname }),
    lines: [
      say(language, "personal-data.mail.asked.text", { time }),
      say(language, "personal-data.mail.asked.keep", { support: supportAddress() }),
    ],
    button: {
      label: say(language, "personal-data.mail.asked.button"),
      address: pageAddress(links.profile("personal-data")),
    },
    footer: say(language, "personal-data.mail.footer"),
  };
}

function erasedLetter({ firstname, language }: Reader): Letter {
  return {
    language,
    subject: say(language, "personal-data.mail.erased.subject"),
    greeting: say(language, "notifications.mail.greeting", { firstname }),
    lines: [
      say(language, "personal-data.mail.erased.text"),
      say(language, "personal-data.mail.erased.stays", { support: supportAddress() }),
    ],
    button: {
      label: say(language, "personal-data.mail.erased.button"),
      address: pageAddress(links.search("INGREDIENTS")),
    },
    footer: say(language, "personal-data.mail.footer"),
  };
}

/** Tells the owner of an account that it is going to be erased, and how to keep it. */
export async function mailErasureAsked(
  userKey: string,
  { event_id, due_at }: { event_id: number; due_at: string },
): Promise<void> {
  const person = await getPerson(userKey);
  const letter = askedLetter(readerOf(person), due_at);
  await sendMail({ id: `erasure-asked-${event_id}`, to: person.email, letter });
}

/** The last mail that somebody gets. */
export async function mailErased(userKey: string): Promise<void> {
  const person = await getPerson(userKey);
  await sendMail({
    id: `erased-${userKey}`,
    to: person.email,
    letter: erasedLetter(readerOf(person)),
  });
}

const sample = (language: Language): Reader => ({ firstname: "Ada", language });

/** For the preview. */
export const erasureMailKinds: readonly MailKind[] = [
  {
    name: "Account is going to be erased",
    sample: (language) => askedLetter(sample(language), "2026-11-22T09:30:00.000Z"),
  },
  { name: "Account erased", sample: (language) => erasedLetter(sample(language)) },
];
