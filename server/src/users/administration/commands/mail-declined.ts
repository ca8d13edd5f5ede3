import { links } from "@neroli/contract/access/links.ts";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { db } from "../../../kernel/db/db.ts";
import type { MailKind } from "../../../kernel/mail/kinds.ts";
import type { Letter } from "../../../kernel/mail/letter.ts";
import { pageAddress, sendMail, supportAddress } from "../../../kernel/mail/mail.ts";
import { findCompany } from "../../../published/companies.ts";

interface Declined {
  event_id: number;
  user_key: string;
  company_key: string;
}

/**
 * Tells somebody in their language that they were not admitted to the company they signed up for.
 * Not to whose address nobody has proved, nor to who is shut out or belongs to it by now.
 */
export async function mailDeclined({ event_id, user_key, company_key }: Declined): Promise<void> {
  const person = await db()
    .selectFrom("users")
    .where("key", "=", user_key)
    .where("activated_at", "is not", null)
    .where("enabled", "=", true)
    .where("status", "!=", "BLOCKED")
    .where("company_key", "is distinct from", company_key)
    .select(["email", "firstname", "language"])
    .executeTakeFirst();
  const company = person && (await findCompany(company_key));
  if (!company) return;
  const { email, firstname } = person;
  const language = isLanguage(person.language) ? person.language : "en";
  await sendMail({
    id: `user-declined-${event_id}`,
    to: email,
    letter: letter({ firstname, company: company.name, language }),
  });
}

interface Words {
  firstname: string;
  company: string;
  language: Language;
}

const letter = ({ firstname, company, language }: Words): Letter => ({
  language,
  subject: say(language, "users-admin.mail.declined.subject", { company }),
  greeting: say(language, "notifications.mail.greeting", { firstname }),
  lines: [
    say(language, "users-admin.mail.declined.text", { company }),
    say(language, "users-admin.mail.declined.next", { company, support: supportAddress() }),
  ],
  button: {
    label: say(language, "users-admin.mail.verified.button"),
    address: pageAddress(links.search("INGREDIENTS")),
  },
  footer: say(language, "users-admin.mail.footer"),
});

/** For the preview. */
export const declinedMailKind: MailKind = {
  name: "Not admitted to a company",
  sample: (language) => letter({ firstname: "Ada", company: "Maison Ambre", language }),
};
