import { isEmail } from "@neroli/contract/kernel/formats/email.ts";
import type { InviteFault } from "@neroli/contract/registration/invitations.ts";
import { domainOf, isNobodys, isPrivateDomain } from "../../../kernel/email-domains.ts";

/** Why nobody can be invited by this address, wherever to; null where nothing is wrong with it. */
export function faultOfAddress(email: string): InviteFault | null {
  if (!isEmail(email)) return "INVALID_EMAIL";
  if (isNobodys(email)) return "BLOCKED_BLACKLISTED_EMAIL";
  return isPrivateDomain(domainOf(email)) ? "PRIVATE_EMAIL_DOMAIN" : null;
}
