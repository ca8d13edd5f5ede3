import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { portalUserStatuses } from "../enumerations/portals.ts";
import { Email, Key, Token } from "../kernel/values.ts";
import { TermsVersion } from "../portals/terms-version.ts";
import { invitationEndpoints } from "./invitations.ts";
import { ownPasswordEndpoints } from "./own-password.ts";
import { portalInvitationEndpoints } from "./portal-invitations.ts";
import {
  NewPassword,
  OpenInvitation,
  PortalSignUp,
  SignedUp,
  SignUp,
  Validate,
  Validated,
} from "./schema.ts";

/** An answer that is the same for every address: it tells of no account. */
const Nothing = z.object({});
const portal = z.object({ portal: Key });

/**
 * `registration.private-email-domain` and `registration.email-not-accepted` carry the `type` that
 * the spec names (section 8): PRIVATE_EMAIL_DOMAIN, NOT_ALLOWED_DOMAINS, BLOCKED_BLACKLISTED_EMAIL.
 */
const addressErrors = [
  "registration.private-email-domain",
  "registration.email-not-accepted",
  "registration.link-not-valid",
  "too-many-requests",
] as const;
const signUpErrors = [
  ...addressErrors,
  "registration.company-needed",
  "registration.weak-password",
] as const;

export const registrationEndpoints = {
  "POST /registration/validate": {
    access: "public",
    repeats: "harmless",
    summary: "Whether an address may sign up, and to which company it leads.",
    limit: { name: "registration-check", calls: 60, minutes: 10 },
    form: "registration/address",
    body: Validate,
    response: Validated,
    errors: addressErrors,
  },
  "POST /registration/signup": {
    access: "public",
    repeats: "harmless",
    summary:
      "Sign up. The answer does not tell whether the address has an account; its owner's mail does, " +
      "and of an account that is there nothing is changed. The password is chosen at the mailed " +
      "link; only by the link of an invitation it is given here.",
    form: "registration/sign-up",
    body: SignUp,
    response: SignedUp,
    errors: signUpErrors,
  },
  "GET /registration/invitations/:registrationKey": {
    access: "public",
    summary: "The invitation of a mailed link, for the form.",
    params: z.object({ registrationKey: Token }),
    response: OpenInvitation,
    errors: ["registration.link-not-valid"],
  },
  "POST /registration/activate": {
    access: "public",
    repeats: "harmless",
    summary:
      "Follow the mailed link that proves an address and choose the password of the account; any " +
      "of the links that were mailed serves, once.",
    form: "registration/activation",
    body: z.strictObject({ token: Token, password: NewPassword }),
    response: Nothing,
    errors: ["registration.link-not-valid", "registration.weak-password"],
  },
  "POST /registration/activate/resend": {
    access: "public",
    repeats: "harmless",
    summary:
      "Mail the link again if there is an account to activate; the answer is always the same.",
    form: "registration/resend",
    body: z.strictObject({ email: Email }),
    response: Nothing,
    errors: ["too-many-requests"],
  },
  "POST /registration/password/forgotten": {
    access: "public",
    repeats: "harmless",
    summary:
      "Mail a link to set a new password if there is an account; the answer is always the same.",
    form: "registration/forgotten",
    body: z.strictObject({ email: Email }),
    response: Nothing,
    errors: ["identity.elsewhere", "too-many-requests"],
  },
  "POST /registration/password/reset": {
    access: "public",
    repeats: "harmless",
    summary: "Set a new password by the mailed link, which serves once; every session ends.",
    form: "registration/reset",
    body: z.strictObject({ token: Token, password: NewPassword }),
    response: Nothing,
    errors: ["identity.elsewhere", "registration.link-not-valid", "registration.weak-password"],
  },
  "POST /registration/portals/:portal/validate": {
    access: "public",
    repeats: "harmless",
    summary: "The same as without a portal, for a portal that takes sign-ups.",
    limit: { name: "portal-registration-check", calls: 60, minutes: 10 },
    params: portal,
    body: Validate,
    response: Validated,
    errors: addressErrors,
  },
  "POST /registration/portals/:portal/signup": {
    access: "public",
    repeats: "harmless",
    summary:
      "Sign up and ask for a place in a portal or exhibition: one that takes sign-ups, or by the " +
      "link of an invitation, which proves the address and lets in at once.",
    params: portal,
    form: "registration/portal-sign-up",
    body: PortalSignUp,
    response: SignedUp,
    errors: [...signUpErrors, "portals.terms-changed"],
  },
  "POST /portals/:portal/users/signup": {
    access: "signed-in",
    repeats: "harmless",
    summary:
      "Somebody with an account asks for a place in a portal or exhibition that takes sign-ups, or " +
      "that has invited their address, which lets them in at once.",
    params: portal,
    body: z.strictObject({
      event_terms_accepted: z.literal(true),
      event_terms_version: TermsVersion,
    }),
    response: z.object({ status: z.enum(portalUserStatuses) }),
    errors: ["portals.terms-changed"],
  },
  ...invitationEndpoints,
  ...portalInvitationEndpoints,
  ...ownPasswordEndpoints,
} satisfies Endpoints;
