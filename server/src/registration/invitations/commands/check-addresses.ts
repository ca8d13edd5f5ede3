import type { InviteFault } from "@neroli/contract/registration/invitations.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { domainOf } from "../../../kernel/email-domains.ts";
import { publishedUsers } from "../../../published/users.ts";
import { accountsKnownTo } from "../policy.ts";
import { faultOfAddress } from "./fault-of-address.ts";

/**
 * The fault of each address, in their order; null where there is none. An account that the inviter
 * does not know of is none: its owner alone reads of it, in the mail.
 */
export async function checkAddresses(
  actor: SignedInActor,
  emails: readonly string[],
  company: { valid_email_domains: readonly string[] },
): Promise<(InviteFault | null)[]> {
  const accounts = await findAccounts(actor, emails);
  const allowed = company.valid_email_domains.map((domain) => domain.toLowerCase());
  return emails.map((email) => {
    const status = accounts.get(email.toLowerCase());
    if (status) return status === "BLOCKED" ? "BLOCKED_BLACKLISTED_EMAIL" : "ACCOUNT_EXISTS";
    const fault = faultOfAddress(email);
    if (fault) return fault;
    return allowed.length === 0 || allowed.includes(domainOf(email)) ? null : "NOT_ALLOWED_DOMAINS";
  });
}

/** Address in small letters -> status of the account that has it, as far as the actor may know. */
async function findAccounts(
  actor: SignedInActor,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db()
    .selectFrom(publishedUsers())
    .where(accountsKnownTo(actor))
    .where((eb) =>
      eb(
        eb.fn<string>("lower", ["email"]),
        "in",
        emails.map((each) => each.toLowerCase()),
      ),
    )
    .select((eb) => [eb.fn<string>("lower", ["email"]).as("email"), "status"])
    .execute();
  return new Map(rows.map(({ email, status }) => [email, status]));
}
