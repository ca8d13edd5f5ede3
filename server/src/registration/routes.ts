import { registrationEndpoints } from "@neroli/contract/registration/endpoints.ts";
import { requireSignInHere } from "../identity/queries/relying-party.ts";
import { routes } from "../kernel/http/routes.ts";
import { joinPortal } from "../portals/commands/join-portal.ts";
import { activateAccount } from "./commands/activate-account.ts";
import { changePassword } from "./commands/change-password.ts";
import { requestActivation, requestPassword } from "./commands/request-links.ts";
import { resetPassword } from "./commands/reset-password.ts";
import { signUp } from "./commands/sign-up.ts";
import { invitationHandlers } from "./invitations/routes.ts";
import { presentInvitation, presentMembership } from "./present.ts";
import { findMembership, getInvitation } from "./queries/find-membership.ts";
import { findPlace, requireOpenPortal } from "./queries/find-place.ts";

export const registrationRoutes = routes(registrationEndpoints, {
  ...invitationHandlers,

  "POST /registration/validate": async ({ body }) => presentMembership(await findMembership(body)),

  "POST /registration/signup": async ({ actor, body }) => ({
    activated: await signUp(actor, { form: body }),
  }),

  "GET /registration/invitations/:registrationKey": async ({ params }) =>
    presentInvitation(await getInvitation(params.registrationKey)),

  "POST /registration/activate": async ({ body }) => {
    await activateAccount(body);
    return {};
  },

  "POST /registration/activate/resend": async ({ actor, body }) => {
    await requestActivation(actor, body.email);
    return {};
  },

  "POST /registration/password/forgotten": async ({ actor, body }) => {
    requireSignInHere();
    await requestPassword(actor, body.email);
    return {};
  },

  "POST /registration/password/reset": async ({ actor, body }) => {
    requireSignInHere();
    await resetPassword(actor, body);
    return {};
  },

  "POST /users/profile/password": async ({ actor, body }) => {
    requireSignInHere();
    await changePassword(actor, body);
    return {};
  },

  "POST /registration/portals/:portal/validate": async ({ params, body }) => {
    await requireOpenPortal(params.portal);
    return presentMembership(await findMembership(body));
  },

  "POST /registration/portals/:portal/signup": async ({ actor, params, body }) => {
    await requireOpenPortal(params.portal);
    const { event_terms_accepted: _, ...form } = body;
    return { activated: await signUp(actor, { form, portal: params.portal }) };
  },

  "POST /portals/:portal/users/signup": async ({ actor, params: { portal } }) => {
    await requireOpenPortal(portal);
    await joinPortal({ user_key: actor.user_key, portal, terms_accepted: true });
    return { status: await findPlace(portal, actor.user_key) };
  },
});
