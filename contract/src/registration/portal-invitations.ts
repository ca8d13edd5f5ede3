import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Key, line, Token, text } from "../kernel/values.ts";
import { PublicPortal } from "../portals/schema.ts";
import { mostInvited } from "./invitations.ts";

/** The invite payload (spec 3) for a portal or exhibition, in which it gives no rights. */
export const PortalInvite = z.strictObject({
  users: z
    .array(z.strictObject({ email: line(320) }))
    .min(1)
    .max(mostInvited),
  message: text(2_000).default(""),
});
export type PortalInvite = z.input<typeof PortalInvite>;

/** The invitation that a mailed link leads to, as its page shows it. */
export const OpenPortalInvitation = z.object({
  email: z.string(),
  event: PublicPortal.omit({ promoted: true }),
  inviter: z.string().describe("full name"),
  vouched: z.boolean().describe("whoever accepts is let in at once"),
  company: z
    .object({ name: z.string() })
    .nullable()
    .describe("to which the address leads; without one, `special_case` is needed"),
});
export type OpenPortalInvitation = z.infer<typeof OpenPortalInvitation>;

const invitation = z.object({ event: Key, invitationKey: Key });

export const portalInvitationEndpoints = {
  "POST /events/:event/invitations": {
    access: "signed-in",
    repeats: "once",
    summary:
      "Invite people into a portal or exhibition, for support and who decides about its people. " +
      "Each address that can be invited is; refusals are those of POST /users/invite, and besides " +
      "HAS_PLACE for who is among its people and INVITED_TODAY for who was mailed within a day. " +
      "Whether an address has an account is told to its owner alone.",
    params: z.object({ event: Key }),
    form: "registration/portal-invite",
    body: PortalInvite,
    response: z.object({ invited: z.array(z.string()).describe("the addresses") }),
    errors: [
      "invitations.not-all",
      "registration.private-email-domain",
      "registration.email-not-accepted",
      "too-many-requests",
    ],
    audit: "event.people-invited",
  },
  "POST /events/:event/invitations/:invitationKey/remind": {
    access: "signed-in",
    repeats: "once",
    summary:
      "Mail the invitation again, once a day at most. The link of the earlier mail is of no use " +
      "from then on.",
    params: invitation,
    response: z.object({}),
    errors: ["too-many-requests"],
    audit: "event.person-reminded",
  },
  "DELETE /events/:event/invitations/:invitationKey": {
    access: "signed-in",
    summary: "Take an invitation back: nothing is kept of it, and its link opens nothing.",
    params: invitation,
    response: z.object({}),
    audit: "event.invitation-withdrawn",
  },
  "GET /registration/portal-invitations/:registrationKey": {
    access: "public",
    summary: "The invitation into a portal or exhibition of a mailed link, for its page.",
    params: z.object({ registrationKey: Token }),
    response: OpenPortalInvitation,
    errors: ["registration.link-not-valid"],
  },
} satisfies Endpoints;
