import type { EventType } from "@neroli/contract/enumerations/portals.ts";
import type { OpenPortalInvitation } from "@neroli/contract/registration/portal-invitations.ts";
import type { OpenInvitation, Validated } from "@neroli/contract/registration/schema.ts";
import { findHost, type PortalInvitationRow } from "./portal-invitations/queries.ts";
import { findCompanyOfAddress } from "./queries/find-company.ts";
import type { Membership } from "./queries/find-membership.ts";

export const presentMembership = ({ company }: Membership): Validated => ({
  company: company && { name: company.name },
});

export const presentInvitation = (invitation: {
  email: string;
  company_name: string;
  inviter: string;
  vouched: boolean;
}): OpenInvitation => ({
  email: invitation.email,
  company: { name: invitation.company_name },
  inviter: invitation.inviter,
  vouched: invitation.vouched,
});

export async function presentPortalInvitation(
  row: PortalInvitationRow,
): Promise<OpenPortalInvitation> {
  const { email, display_name, starts_on, ends_on } = row;
  const host = await findHost(row.event_key, row.invited_by);
  const company = await findCompanyOfAddress(email);
  return {
    email,
    event: { key: row.event_key, display_name, type: row.type as EventType, starts_on, ends_on },
    inviter: host.name,
    vouched: host.vouches,
    company: company && { name: company.name },
  };
}
