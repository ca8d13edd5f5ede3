import type { invitationEndpoints } from "@neroli/contract/registration/invitations.ts";
import type { Handlers } from "../../kernel/http/routes.ts";
import { inviteUsers } from "./commands/invite-users.ts";
import { resendMail } from "./commands/resend-mail.ts";
import { withdrawInvitation } from "./commands/withdraw-invitation.ts";
import { refusal } from "./present.ts";
import { listInvitable, listPending } from "./queries.ts";

export const invitationHandlers: Handlers<typeof invitationEndpoints> = {
  "POST /users/invite": async ({ actor, body, language }) => {
    const outcome = await inviteUsers(actor, body);
    // The others are invited: the answer tells of those that could not be.
    if (outcome.refused.length > 0) throw refusal(outcome, language);
    return { invited: outcome.invited };
  },

  "GET /companies/invitable": ({ actor, query }) => listInvitable(actor, query),

  "GET /companies/:companyKey/invitations": ({ actor, params, query }) =>
    listPending(actor, params.companyKey, query),

  "DELETE /companies/:companyKey/invitations/:invitationKey": async ({ actor, params }) => {
    await withdrawInvitation(actor, {
      company_key: params.companyKey,
      key: params.invitationKey,
    });
    return {};
  },

  "POST /users/resend/verification": async ({ actor, body }) => ({
    sent: await resendMail(actor, body),
  }),
};
