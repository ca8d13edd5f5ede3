import { z } from "zod";
import { companyTypes } from "../enumerations/companies.ts";
import { segments } from "../enumerations/products.ts";
import { departments } from "../enumerations/users.ts";
import { Country, Email, Name, PhoneNumber, Token, text } from "../kernel/values.ts";
import { TermsVersion } from "../portals/terms-version.ts";
import { longestPassword, shortestPassword } from "./password.ts";

/** Its length; what else a password may not be depends on the person (password.ts). */
export const NewPassword = z
  .string()
  .min(shortestPassword, `at least ${shortestPassword} characters`)
  .max(longestPassword);

/** Details from somebody whose company is not listed (spec 3). UNKNOWN is hidden from pickers. */
export const NewSpecialCase = z.strictObject({
  company_name: Name(200),
  company_type: z.enum(companyTypes).exclude(["UNKNOWN"]),
  user_notes: text(2_000).default(""),
});
export type NewSpecialCase = z.infer<typeof NewSpecialCase>;

/** The registration payload (spec 3). */
export const SignUp = z.strictObject({
  email: Email,
  /**
   * Counts where the link of an invitation has led to the form, and is needed there. Anybody else
   * chooses it at the mailed link: whoever types a stranger's address here opens nothing with it.
   */
  password: NewPassword.optional(),
  firstname: Name(100),
  lastname: Name(100),
  department: z.enum(departments),
  country_code: Country,
  job_title: Name(120).optional(),
  segments: z.array(z.enum(segments)).max(segments.length),
  notifications: z.strictObject({ neroli_digest_enabled: z.boolean() }),
  terms_accepted: z.literal(true),
  phone_number: PhoneNumber,
  special_case: NewSpecialCase.optional(),
  registration_key: Token.optional(),
});
export type SignUp = z.output<typeof SignUp>;

/** The same for a portal, whose own terms are accepted too. */
export const PortalSignUp = SignUp.extend({
  event_terms_accepted: z.literal(true),
  event_terms_version: TermsVersion.describe("of the event's terms, as they were shown"),
  invitation_key: Token.optional().describe("of the link by which the event's people invited"),
});

export const Validate = z.strictObject({ email: Email, registration_key: Token.optional() });

/** The company that an address leads to; without one, `special_case` is needed. */
export const Validated = z.object({ company: z.object({ name: z.string() }).nullable() });
export type Validated = z.infer<typeof Validated>;

export const SignedUp = z.object({
  /** True for who followed the link of an invitation, which proves the address. */
  activated: z.boolean(),
});

/** The invitation that led to the form, as the form shows it. */
export const OpenInvitation = z.object({
  email: z.string(),
  company: z.object({ name: z.string() }),
  /** The inviter's full name. */
  inviter: z.string(),
  vouched: z.boolean().describe("whoever accepts counts as verified: no review follows"),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;
