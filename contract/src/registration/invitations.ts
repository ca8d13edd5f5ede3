import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { companyTypes } from "../enumerations/companies.ts";
import type { FieldFailure } from "../kernel/errors.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Instant, Key, line, text } from "../kernel/values.ts";
import { CompanyReference } from "../products/schema.ts";

/** Addresses of one call. */
export const mostInvited = 50;

/** The invite payload (spec 3). Addresses are checked one by one: see the call's summary. */
export const Invite = z.strictObject({
  users: z
    .array(z.strictObject({ email: line(320), editor: z.boolean().optional() }))
    .min(1)
    .max(mostInvited),
  message: text(2_000).default(""),
  company: Key,
});
export type Invite = z.input<typeof Invite>;

/**
 * Why an address cannot be invited; those of domains and of blocked ones as the spec names them
 * (section 8). The last two are of portals and exhibitions.
 */
export type InviteFault =
  | "INVALID_EMAIL"
  | "ACCOUNT_EXISTS"
  | "PRIVATE_EMAIL_DOMAIN"
  | "NOT_ALLOWED_DOMAINS"
  | "BLOCKED_BLACKLISTED_EMAIL"
  | "HAS_PLACE"
  | "INVITED_TODAY";

/** One address that was not invited, with the sentence for the inviter. */
export interface InviteFailure extends FieldFailure {
  email: string;
  type: InviteFault;
}

/** An invitation that nobody has accepted yet. */
export const PendingInvitation = z.object({
  key: Key,
  email: z.string(),
  editor: z.boolean(),
  inviter: z.string().describe("full name"),
  sent_at: Instant.describe("of the last mail"),
  expires_at: Instant.describe("of the link in that mail; it may be over"),
});
export type PendingInvitation = z.infer<typeof PendingInvitation>;

/** A company to which the reader may invite. */
export const InvitableCompany = CompanyReference.extend({ type: z.enum(companyTypes) });
export type InvitableCompany = z.infer<typeof InvitableCompany>;

export const invitationEndpoints = {
  "POST /users/invite": {
    access: "invite",
    repeats: "once",
    summary:
      "Invite people to one's own company; support to any. Each address that can be invited is; " +
      "an open invitation is renewed. When some cannot be, the answer is 400 " +
      '"invitations.not-all": `failures` names each with path, message, email and type, `invited` ' +
      "lists the others. That an address has an account (ACCOUNT_EXISTS) is told to managers of " +
      "their colleagues, and to support; else its owner alone reads it. When every address is " +
      "refused for its domain or because it is blocked, the answer is 409 with the sentence and " +
      "`type` of the first: PRIVATE_EMAIL_DOMAIN, NOT_ALLOWED_DOMAINS (the company's " +
      "valid_email_domains) or BLOCKED_BLACKLISTED_EMAIL.",
    form: "registration/invite",
    body: Invite,
    response: z.object({ invited: z.array(z.string()).describe("the addresses") }),
    errors: [
      "invitations.not-all",
      "registration.private-email-domain",
      "registration.email-not-accepted",
      "too-many-requests",
    ],
    audit: "user.invited",
  },
  "GET /companies/invitable": {
    access: "invite",
    summary: "The companies to which the reader may invite; without the internal staging company.",
    query: listQuery({ filters: { name: ["icontains"] }, sort: ["name"], size: 15, extra: {} }),
    response: pageOf(InvitableCompany),
  },
  "GET /companies/:companyKey/invitations": {
    access: "manage-team",
    summary:
      "The invitations to one's own company that nobody has accepted, the last mailed first; of " +
      "any company for support.",
    params: z.object({ companyKey: Key }),
    query: listQuery({ filters: {}, sort: ["sent_at", "email"], size: 300, extra: {} }),
    response: pageOf(PendingInvitation),
  },
  "DELETE /companies/:companyKey/invitations/:invitationKey": {
    access: "manage-team",
    summary: "Withdraw an invitation: its link tells whoever follows it so.",
    params: z.object({ companyKey: Key, invitationKey: Key }),
    response: z.object({}),
    errors: ["invitations.already-active"],
    audit: "user.invitation-withdrawn",
  },
  "POST /users/resend/verification": {
    access: "manage-team",
    repeats: "once",
    summary:
      "Send the activation or invitation mail again; managers for their own company. The link of " +
      "an earlier invitation is of no use from then on. Three mails to one address in an hour.",
    body: z.strictObject({
      username: line(320).describe("the e-mail address"),
      company: Key.optional().describe("left out for somebody without a company"),
    }),
    response: z.object({ sent: z.enum(["ACTIVATION", "INVITATION"]) }),
    errors: ["invitations.already-active", "too-many-requests"],
    audit: "user.activation-resent",
  },
} satisfies Endpoints;
