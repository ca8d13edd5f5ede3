import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { sql } from "kysely";
import { db, transaction } from "../../../kernel/db/db.ts";
import type { MailKind } from "../../../kernel/mail/kinds.ts";
import { layOut } from "../../../kernel/mail/layout.ts";
import { type Mail, pageAddress, sendMail } from "../../../kernel/mail/mail.ts";
import { createToken, hashToken } from "../token.ts";

/**
 * Makes the invitation's token and mails it; what was mailed before is of no use any more. When the
 * mail is not taken nothing changes, and the next try makes another token.
 */
export async function mailInvitation(invitationKey: string, language: Language): Promise<void> {
  await transaction(async () => {
    const invitation = await lockInvitation(invitationKey);
    if (!invitation) return;
    const token = createToken();
    await db()
      .updateTable("invitations")
      .set({ token_hash: hashToken(token) })
      .where("key", "=", invitationKey)
      .execute();
    await sendMail(letter(invitation, { language, address: pageAddress(`/register/${token}`) }));
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>;

/** Nothing for what was accepted or ran out meanwhile. */
const lockInvitation = (key: string) =>
  db()
    .selectFrom("invitations")
    .innerJoin("companies", "companies.key", "invitations.company_key")
    .innerJoin("users", "users.key", "invitations.invited_by")
    .where("invitations.key", "=", key)
    .where("invitations.accepted_at", "is", null)
    .where("invitations.expires_at", ">", sql<Date>`now()`)
    .select(["invitations.email", "invitations.message", "companies.name as company"])
    .select(["users.firstname", "users.lastname"])
    .forUpdate("invitations")
    .executeTakeFirst();

/** For the preview. */
export const invitationMailKind: MailKind = {
  name: "Invitation",
  sample: (language) =>
    letter(
      {
        email: "ada@example.com",
        message: "We keep our samples here.",
        company: "Velouria Actives",
        firstname: "Camille",
        lastname: "Roux",
      },
      { language, address: pageAddress("/register/sample") },
    ),
};

function letter(
  { email, message, company, firstname, lastname }: Row,
  { language, address }: { language: Language; address: string },
): Mail {
  const inviter = `${firstname} ${lastname}`;
  const { text, html } = layOut({
    language,
    greeting: say(language, "invitations.mail.greeting"),
    lines: [
      say(language, "invitations.mail.text", { inviter, company }),
      say(language, "invitations.mail.neroli"),
    ],
    quotation: message || undefined,
    button: { label: say(language, "invitations.mail.accept"), address },
    footer: say(language, "invitations.mail.footer", { inviter }),
  });
  const subject = say(language, "invitations.mail.subject", { inviter, company });
  return { to: email, subject, text, html };
}
