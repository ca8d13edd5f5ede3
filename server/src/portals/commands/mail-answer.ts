import { links } from "@neroli/contract/access/links.ts";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { db } from "../../kernel/db/db.ts";
import type { MailKind } from "../../kernel/mail/kinds.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { pageAddress, sendMail, supportAddress } from "../../kernel/mail/mail.ts";
import { publishedUsers } from "../../published/users.ts";

interface Answer {
  event_id: number;
  user_key: string;
  event: string;
  admitted: boolean;
}

/** Tells somebody in their language whether a portal or exhibition has let them in. */
export async function mailAnswer(answer: Answer): Promise<void> {
  const person = await db()
    .selectFrom(publishedUsers())
    .where("key", "=", answer.user_key)
    .where("activated_at", "is not", null)
    .where("enabled", "=", true)
    .where("status", "!=", "BLOCKED")
    .select(["email", "firstname", "language"])
    .executeTakeFirst();
  const event = await db()
    .selectFrom("events")
    .where("key", "=", answer.event)
    .select("display_name")
    .executeTakeFirst();
  if (!person || !event) return;
  const language = isLanguage(person.language) ? person.language : "en";
  const { firstname, email } = person;
  const words = { firstname, event: event.display_name, admitted: answer.admitted, language };
  await sendMail({ id: `portal-answer-${answer.event_id}`, to: email, letter: letter(words) });
}

interface Words {
  firstname: string;
  event: string;
  admitted: boolean;
  language: Language;
}

const letter = ({ firstname, event, admitted, language }: Words): Letter => ({
  language,
  subject: say(
    language,
    admitted ? "portals.mail.admitted.subject" : "portals.mail.declined.subject",
    { event },
  ),
  greeting: say(language, "notifications.mail.greeting", { firstname }),
  lines: [
    admitted
      ? say(language, "portals.mail.admitted.text", { event })
      : say(language, "portals.mail.declined.text", { event, support: supportAddress() }),
  ],
  button: {
    label: say(language, "users-admin.mail.verified.button"),
    address: pageAddress(links.search("INGREDIENTS")),
  },
  footer: say(language, "portals.mail.footer", { event }),
});

const sample = (admitted: boolean) => (language: Language) =>
  letter({ firstname: "Ada", event: "Maison Ambre", admitted, language });

/** For the preview. */
export const portalMailKinds: readonly MailKind[] = [
  { name: "Let in to a portal", sample: sample(true) },
  { name: "Not let in to a portal", sample: sample(false) },
];
