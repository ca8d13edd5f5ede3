import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { type SqlBool, sql } from "kysely";
import { currentPortal, inPortal } from "../../../kernel/current-portal.ts";
import { db } from "../../../kernel/db/db.ts";
import { sendMail } from "../../../kernel/mail/mail.ts";
import { createThrottle } from "../../../kernel/throttle.ts";
import { publishedEvents } from "../../../published/portals.ts";
import { publishedUsers } from "../../../published/users.ts";
import { eventToken, hashToken } from "../../tokens/token.ts";
import { portalInvitationLetter } from "./letters.ts";

/** Letters of one day to one address, from whatever portals: more would be a nuisance. */
const toAddress = createThrottle({ name: "portal-invitation", failures: 3, seconds: 86_400 });

interface Sending {
  event_id: number;
  /** The inviter's. */
  language: Language;
}

/**
 * Mails an invitation as the portal looks, with links to its host. It is written in the language of
 * who has an account, else in the first one of the portal, else in the inviter's. Who is shut out is
 * mailed nothing.
 */
export async function mailPortalInvitation(key: string, sending: Sending): Promise<void> {
  const invitation = await findInvitation(key);
  if (!invitation || invitation.shut_out) return;
  const { email, event_key, event, message, known } = invitation;
  if (!(await toAddress.count(email.toLowerCase()))) return;
  const token = await eventToken(sending.event_id, key);
  // Good before the mail is on its way.
  if (!(await renew(key, token))) return;
  const own = isLanguage(invitation.language) ? invitation.language : null;
  const inviter = `${invitation.firstname} ${invitation.lastname}`;
  await inPortal({ portal: event_key, host: null }, () => {
    const language = own ?? currentPortal()?.settings.languages[0] ?? sending.language;
    return sendMail({
      id: `portal-invitation-${sending.event_id}`,
      to: email,
      letter: portalInvitationLetter({ inviter, event, message, token, known, language }),
    });
  });
}

async function renew(key: string, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable("portal_invitations")
    .set({ token_hash: hashToken(token) })
    .where("key", "=", key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With what its address has of an account. Nothing for what ran out meanwhile. */
const findInvitation = (key: string) =>
  db()
    .selectFrom("portal_invitations as invitation")
    .innerJoin(publishedEvents(), "events.key", "invitation.event_key")
    .innerJoin(publishedUsers("inviter"), "inviter.key", "invitation.invited_by")
    .leftJoin(publishedUsers("account"), (join) =>
      join.on(sql<SqlBool>`lower(account.email) = lower(invitation.email)`),
    )
    .where("invitation.key", "=", key)
    .where("invitation.expires_at", ">", sql<Date>`now()`)
    .where("events.enabled", "=", true)
    .select(["invitation.email", "invitation.message", "invitation.event_key"])
    .select(["events.display_name as event", "inviter.firstname", "inviter.lastname"])
    .select("account.language")
    .select(sql<boolean>`account.activated_at is not null`.as("known"))
    .select(
      sql<boolean>`coalesce(not account.enabled or account.status = 'BLOCKED', false)`.as(
        "shut_out",
      ),
    )
    .executeTakeFirst();
