import { registrationEndpoints } from "@neroli/contract/registration/endpoints.ts";
import { requireSignInHere } from "../identity/queries/relying-party.ts";
import { routes } from "../kernel/http/routes.ts";
import { refuseOldTerms } from "../portals/commands/note-acceptance.ts";
import { activateAccount } from "./commands/activate-account.ts";
import { changePassword } from "./commands/change-password.ts";
import { requestActivation, requestPassword } from "./commands/request-links.ts";
import { resetPassword } from "./commands/reset-password.ts";
import { signUp } from "./commands/sign-up.ts";
import { invitationHandlers } from "./invitations/routes.ts";
import { joinInvited } from "./portal-invitations/commands/accept-into-portal.ts";
import { getPortalInvitation, isInvited } from "./portal-invitations/queries.ts";
import { portalInvitationHandlers } from "./portal-invitations/routes.ts";
import { presentInvitation, presentMembership, presentPortalInvitation } from "./present.ts";
import { findMembership, getInvitation } from "./queries/find-membership.ts";
import { findPlace, findWayIn, requireOpenPortal } from "./queries/find-place.ts";

export const registrationRoutes = routes(registrationEndpoints, {
  ...invitationHandlers,
  ...portalInvitationHandlers,

  "POST /registration/validate": async ({ body }) => presentMembership(await findMembership(body)),

  "POST /registration/signup": async ({ actor, body }) => ({
    activated: await signUp(actor, { form: body }),
  }),

  "GET /registration/invitations/:registrationKey": async ({ params }) =>
    presentInvitation(await getInvitation(params.registrationKey)),

  "GET /registration/portal-invitations/:registrationKey": async ({ actor, params }) =>
    presentPortalInvitation(await getPortalInvitation(actor, params.registrationKey)),

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
    const { event_terms_accepted: _, event_terms_version: terms_version, ...sent } = body;
    const { invitation_key, ...form } = sent;
    const portal_invitation = await findWayIn(actor, { portal: params.portal, invitation_key });
    // Of everybody alike, whether or not the address has an account.
    await refuseOldTerms(params.portal, terms_version);
    const where = { portal: params.portal, terms_version, portal_invitation };
    return { activated: await signUp(actor, { form, ...where }) };
  },

  "POST /portals/:portal/users/signup": async ({ actor, params: { portal }, body }) => {
    const { user_key, language, email } = actor;
    if (!(await isInvited(portal, email))) await requireOpenPortal(portal);
    const terms = { terms_accepted: true, terms_version: body.event_terms_version };
    await joinInvited({ user_key, portal, language, ...terms }, email);
    return { status: await findPlace(portal, actor.user_key) };
  },
});
