import type { portalInvitationEndpoints } from "@neroli/contract/registration/portal-invitations.ts";
import type { Handlers } from "../../kernel/http/routes.ts";
import { refusal } from "../invitations/present.ts";
import { inviteIntoPortal } from "./commands/invite-into-portal.ts";
import { remindInvited } from "./commands/remind-invited.ts";
import { withdrawFromPortal } from "./commands/withdraw-from-portal.ts";

/** What those do who invite; the page of a mailed link is the sign-up's. */
export const portalInvitationHandlers: Handlers<
  Omit<typeof portalInvitationEndpoints, "GET /registration/portal-invitations/:registrationKey">
> = {
  "POST /events/:event/invitations": async ({ actor, params, body, language }) => {
    const outcome = await inviteIntoPortal(actor, { event: params.event, form: body });
    // The others are invited: the answer tells of those that could not be.
    if (outcome.refused.length > 0) throw refusal(outcome, language);
    return { invited: outcome.invited };
  },

  "POST /events/:event/invitations/:invitationKey/remind": async ({ actor, params }) => {
    await remindInvited(actor, { event: params.event, key: params.invitationKey });
    return {};
  },

  "DELETE /events/:event/invitations/:invitationKey": async ({ actor, params }) => {
    await withdrawFromPortal(actor, { event: params.event, key: params.invitationKey });
    return {};
  },
};
