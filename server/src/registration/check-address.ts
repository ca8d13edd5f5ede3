import { domainOf, isNobodys, isPrivateDomain } from "../kernel/email-domains.ts";
import { AppError } from "../kernel/errors.ts";
import { supportAddress } from "../kernel/mail/mail.ts";

/**
 * Refuses what may not sign up (spec 5 and 8): addresses of private domains, mailboxes of nobody,
 * and, by an invitation, what the company does not allow.
 */
export function checkAddress(email: string, allowedDomains: readonly string[] | null): void {
  const domain = domainOf(email);
  if (isPrivateDomain(domain)) {
    throw new AppError("registration.private-email-domain", {
      type: "PRIVATE_EMAIL_DOMAIN",
      support: supportAddress(),
    });
  }
  if (isNobodys(email)) throw notAccepted("BLOCKED_BLACKLISTED_EMAIL");
  if (allowedDomains && !allowedDomains.includes(domain)) throw notAccepted("NOT_ALLOWED_DOMAINS");
}

const notAccepted = (type: string) => new AppError("registration.email-not-accepted", { type });
