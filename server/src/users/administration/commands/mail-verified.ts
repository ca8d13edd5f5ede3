import { links } from "@neroli/contract/access/links.ts";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { db } from "../../../kernel/db/db.ts";
import type { MailKind } from "../../../kernel/mail/kinds.ts";
import type { Letter } from "../../../kernel/mail/letter.ts";
import { pageAddress, sendMail } from "../../../kernel/mail/mail.ts";
import { findAccount } from "../../queries.ts";

/**
 * Tells somebody in their language that the account is verified. Not to who is not verified any
 * more by now.
 */
export async function mailVerified(userKey: string, eventId: number): Promise<void> {
  const row = await db()
    .selectFrom("users")
    .where("key", "=", userKey)
    .where("status", "=", "VERIFIED")
    .where("enabled", "=", true)
    .select(["email", "firstname", "language"])
    .executeTakeFirst();
  const account = row && (await findAccount(userKey, "en"));
  if (!account) return;
  const language: Language = isLanguage(row.language) ? row.language : "en";
  const { firstname } = row;
  const { vetted } = account.actor;
  await sendMail({
    id: `user-verified-${eventId}`,
    to: row.email,
    letter: letter({ firstname, vetted, language }),
  });
}

interface VerifiedUser {
  firstname: string;
  vetted: boolean;
  language: Language;
}

function letter({ firstname, vetted, language }: VerifiedUser): Letter {
  // Requests need a verified company too (decisions, visibility).
  const text = vetted ? "vetted" : "company";
  const subject = say(language, "users-admin.mail.verified.subject");
  return {
    language,
    subject,
    greeting: say(language, "notifications.mail.greeting", { firstname }),
    lines: [subject, say(language, `users-admin.mail.verified.${text}`)],
    button: {
      label: say(language, "users-admin.mail.verified.button"),
      address: pageAddress(links.search("INGREDIENTS")),
    },
    footer: say(language, "users-admin.mail.footer"),
  };
}

/** For the preview. */
export const verifiedMailKinds: readonly MailKind[] = [
  {
    name: "Account verified",
    sample: (language) => letter({ firstname: "Ada", vetted: true, language }),
  },
  {
    name: "Account verified, company not yet",
    sample: (language) => letter({ firstname: "Ada", vetted: false, language }),
  },
];
