import { links } from "@neroli/contract/access/links.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { sql } from "kysely";
import { db, transaction } from "../../../kernel/db/db.ts";
import type { MailContent, MailKind } from "../../../kernel/mail/kinds.ts";
import { layOut } from "../../../kernel/mail/layout.ts";
import { pageAddress, sendMail } from "../../../kernel/mail/mail.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { publishedUsers } from "../../../published/users.ts";
import { eventToken, hashToken } from "../../tokens/token.ts";

/**
 * Makes the invitation's link good and mails it; what was mailed because of another event is of no
 * use any more.
 */
export async function mailInvitation(
  invitationKey: string,
  { event_id, language }: { event_id: number; language: Language },
): Promise<void> {
  const token = await eventToken(event_id, invitationKey);
  const invitation = await transaction(async () => {
    const open = await lockInvitation(invitationKey);
    await db()
      .updateTable("invitations")
      .set({ token_hash: hashToken(token) })
      .where("key", "=", invitationKey)
      .where("accepted_at", "is", null)
      .execute();
    return open;
  });
  if (!invitation) return;
  const address = pageAddress(links.invited(token));
  await sendMail({
    id: `invitation-${event_id}`,
    to: invitation.email,
    ...letter(invitation, { language, address }),
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>;

/** Nothing for what was accepted or ran out meanwhile. */
const lockInvitation = (key: string) =>
  db()
    .selectFrom("invitations")
    .innerJoin(publishedCompanies(), "companies.key", "invitations.company_key")
    .innerJoin(publishedUsers(), "users.key", "invitations.invited_by")
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
        message: "We keep our samples here.",
        company: "Velouria Actives",
        firstname: "Camille",
        lastname: "Roux",
      },
      { language, address: pageAddress(links.invited("sample")) },
    ),
};

function letter(
  { message, company, firstname, lastname }: Omit<Row, "email">,
  { language, address }: { language: Language; address: string },
): MailContent {
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
  return { subject, text, html };
}
