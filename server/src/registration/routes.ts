import { registrationEndpoints } from "@neroli/contract/registration/endpoints.ts";
import { requireSignInHere } from "../identity/queries/relying-party.ts";
import { routes } from "../kernel/http/routes.ts";
import { joinPortal } from "../portals/commands/join-portal.ts";
import { refuseOldTerms } from "../portals/commands/note-acceptance.ts";
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
    const { event_terms_accepted: _, event_terms_version: terms_version, ...form } = body;
    // Of everybody alike, whether or not the address has an account.
    await refuseOldTerms(params.portal, terms_version);
    return { activated: await signUp(actor, { form, portal: params.portal, terms_version }) };
  },

  "POST /portals/:portal/users/signup": async ({ actor, params: { portal }, body }) => {
    await requireOpenPortal(portal);
    const { user_key, language } = actor;
    const terms = { terms_accepted: true, terms_version: body.event_terms_version };
    await joinPortal({ user_key, portal, language, ...terms });
    return { status: await findPlace(portal, actor.user_key) };
  },
});
