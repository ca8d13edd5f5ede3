import type { Role } from "@neroli/contract/access/roles.ts";
import { sells } from "@neroli/contract/companies/kinds.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import { type Person, passwordFault } from "@neroli/contract/registration/password.ts";
import { domainOf, isNobodys, isPrivateDomain } from "../kernel/email-domains.ts";
import { AppError, fieldFailure } from "../kernel/errors.ts";
import { supportAddress } from "../kernel/mail/mail.ts";
import { isCommonPassword } from "./passwords/common-passwords.ts";

interface Joining {
  /** The type of the company, listed or not. */
  type: CompanyType;
  has_manager: boolean;
  /** The invitation's rights; null for who was not invited. */
  invited: { editor: boolean } | null;
}

/**
 * The role of somebody who signs up: a buyer where nothing is sold. The first of a company that
 * sells is its manager once support has verified it; whoever is invited is what the inviter said.
 */
export function roleAtSignUp({ type, has_manager, invited }: Joining): Role {
  if (!sells(type)) return "BUYER";
  if (invited) return invited.editor ? "SUPPLIER_EDITOR" : "SUPPLIER_USER";
  return has_manager ? "SUPPLIER_USER" : "SUPPLIER_MANAGER_UNVERIFIED";
}

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

/** Refuses another address than the one that was invited: the link was meant for its owner. */
export function requireInvitedAddress(email: string, invited: string): void {
  if (email.toLowerCase() !== invited.toLowerCase()) throw notAccepted("NOT_ALLOWED_DOMAINS");
}

const notAccepted = (type: string) => new AppError("registration.email-not-accepted", { type });

/**
 * Refuses a password that is easily guessed, that many have, or that is made of what is known of the
 * person; `path` is the field that it stands in.
 */
export async function checkPassword(
  password: string,
  person: Person,
  path = "password",
): Promise<void> {
  const fault =
    passwordFault(password, person) ?? ((await isCommonPassword(password)) ? "common" : null);
  if (!fault) return;
  throw new AppError("registration.weak-password", {
    fault,
    failures: [fieldFailure({ path, code: `registration.password.${fault}` })],
  });
}
