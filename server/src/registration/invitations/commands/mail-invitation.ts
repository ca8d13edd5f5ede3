import { links } from "@neroli/contract/access/links.ts";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { type SqlBool, sql } from "kysely";
import { db } from "../../../kernel/db/db.ts";
import { pageAddress, sendMail } from "../../../kernel/mail/mail.ts";
import { createThrottle } from "../../../kernel/throttle.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { publishedUsers } from "../../../published/users.ts";
import { eventToken, hashToken } from "../../tokens/token.ts";
import { invitationLetter, knownLetter } from "./letters.ts";

/** Letters of one day to somebody with an account, who needs no link: more would be a nuisance. */
const toKnown = createThrottle({ name: "invited-account", failures: 3, seconds: 86_400 });

interface Sending {
  event_id: number;
  /** The inviter's. */
  language: Language;
}

/**
 * Mails an invitation as its address asks for: with a link to who has no account yet or waits to
 * activate it; without one to who has an account, where nothing changes; nothing to who is shut out.
 */
export async function mailInvitation(invitationKey: string, sending: Sending): Promise<void> {
  const invitation = await findInvitation(invitationKey);
  if (!invitation || invitation.shut_out) return;
  if (invitation.activated) await mailToKnown(invitation, sending);
  else await mailLink(invitation, sending);
}

/** The link is made good first; what was mailed because of another event is of no use any more. */
async function mailLink({ key, email, ...invitation }: Row, { event_id, language }: Sending) {
  const token = await eventToken(event_id, key);
  const { numUpdatedRows } = await db()
    .updateTable("invitations")
    .set({ token_hash: hashToken(token) })
    .where("key", "=", key)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const address = pageAddress(links.invited(token));
  const letter = invitationLetter(invitation, { language, address });
  await sendMail({ id: `invitation-${event_id}`, to: email, letter });
}

async function mailToKnown({ email, ...invitation }: Row, { event_id, language }: Sending) {
  if (!(await toKnown.count(email.toLowerCase()))) return;
  const own = isLanguage(invitation.language) ? invitation.language : language;
  const letter = knownLetter(invitation, own);
  await sendMail({ id: `invitation-${event_id}`, to: email, letter });
}

type Row = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** With what its address has of an account. Nothing for what was accepted or ran out meanwhile. */
const findInvitation = (key: string) =>
  db()
    .selectFrom("invitations")
    .innerJoin(publishedCompanies(), "companies.key", "invitations.company_key")
    .innerJoin(publishedUsers("inviter"), "inviter.key", "invitations.invited_by")
    .leftJoin(publishedUsers("account"), (join) =>
      join.on(sql<SqlBool>`lower(account.email) = lower(invitations.email)`),
    )
    .where("invitations.key", "=", key)
    .where("invitations.accepted_at", "is", null)
    .where("invitations.withdrawn_at", "is", null)
    .where("invitations.expires_at", ">", sql<Date>`now()`)
    .select(["invitations.key", "invitations.email", "invitations.message"])
    .select(["companies.name as company", "inviter.firstname", "inviter.lastname"])
    .select("account.language")
    .select(sql<boolean>`account.activated_at is not null`.as("activated"))
    .select(
      sql<boolean>`coalesce(not account.enabled or account.status = 'BLOCKED', false)`.as(
        "shut_out",
      ),
    )
    .executeTakeFirst();
