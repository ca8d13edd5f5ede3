import { domainOf } from "../../kernel/email-domains.ts";
import { AppError } from "../../kernel/errors.ts";
import { findOpenInvitation, whyClosed } from "../invitations/queries.ts";
import { checkAddress, requireInvitedAddress } from "../policy.ts";
import { findCompanyOfAddress, listValidDomains, type OwnCompany } from "./find-company.ts";

interface SignUpAddress {
  email: string;
  registration_key?: string | undefined;
  portal_invitation?: { key: string; email: string } | null;
}

/** The company and invitation that an address leads to. */
export interface Membership {
  /** null: the company is not listed. */
  company: OwnCompany | null;
  invitation: Invitation | null;
  /** The key of the invitation into a portal or exhibition whose link was followed. */
  portal_invitation: string | null;
}

interface Invitation {
  key: string;
  editor: boolean;
  /** The inviter may speak for the company, and this is the address that was invited. */
  vouched: boolean;
  /** The mailed link was sent to this very address: following it proves the address. */
  proves_address: boolean;
}

/** The company and invitation of an address; refuses addresses that may not sign up. */
export async function findMembership({
  email,
  registration_key,
  portal_invitation = null,
}: SignUpAddress): Promise<Membership> {
  if (portal_invitation) requireInvitedAddress(email, portal_invitation.email);
  else if (registration_key !== undefined) return findInvited(email, registration_key);
  checkAddress(email, null);
  return {
    company: await findCompanyOfAddress(email),
    invitation: null,
    portal_invitation: portal_invitation?.key ?? null,
  };
}

/**
 * By a registration key one joins the company that invited, whose own list of domains is enforced.
 * Without a list, only colleagues of the invited address may use its link.
 */
async function findInvited(email: string, registrationKey: string): Promise<Membership> {
  const found = await getInvitation(registrationKey);
  const { company_key: key, company_name: name, company_type: type } = found;
  const own = email.toLowerCase() === found.email.toLowerCase();
  const listed = await listValidDomains(key);
  const domains = listed.length > 0 ? listed : [domainOf(found.email)];
  checkAddress(email, domains);
  return {
    company: { key, name, type },
    invitation: {
      key: found.key,
      editor: found.editor,
      vouched: found.vouched && own,
      proves_address: own,
    },
    portal_invitation: null,
  };
}

/** The open invitation of a mailed link. */
export async function getInvitation(registrationKey: string) {
  const invitation = await findOpenInvitation(registrationKey);
  if (invitation) return invitation;
  throw new AppError("registration.link-not-valid", { reason: await whyClosed(registrationKey) });
}
