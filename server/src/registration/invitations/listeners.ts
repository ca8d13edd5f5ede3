import type { Listeners } from "../../kernel/outbox/work.ts";
import { mailNotifications } from "../../notifications/commands/mail-notifications.ts";
import { tellUsers } from "../../notifications/commands/tell-users.ts";
import { mailInvitation } from "./commands/mail-invitation.ts";
import { findAcceptance } from "./queries.ts";

export const invitationListeners = {
  "invitation.sent": ({ id, key, data }) =>
    mailInvitation(key, { event_id: id, language: data.language }),

  /** The inviter hears that the invited person is there (spec 9, USER_ADDED). */
  "user.registered": async ({ id, data: { invitation } }) => {
    const acceptance = invitation && (await findAcceptance(invitation));
    if (!acceptance) return;
    const { inviter, ...data } = acceptance;
    await tellUsers({ outbox_id: id, action: "USER_ADDED", data, to: [inviter] });
    await mailNotifications(id);
  },
} satisfies Listeners;
