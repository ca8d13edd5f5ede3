import type { OpenInvitation, Validated } from "@neroli/contract/registration/schema.ts";
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
