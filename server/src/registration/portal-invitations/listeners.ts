import type { Listeners } from "../../kernel/outbox/work.ts";
import { admitInvited } from "./commands/accept-into-portal.ts";
import { mailPortalInvitation } from "./commands/mail-portal-invitation.ts";

export const portalInvitationListeners = {
  "portal.invited": ({ id, key, data }) => mailPortalInvitation(key, { event_id: id, ...data }),
  "user.activated": ({ key }) => admitInvited(key),
} satisfies Listeners;
