import type { SignUp } from "@neroli/contract/registration/schema.ts";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { createToken, hashToken } from "./tokens/token.ts";

/** A company with a domain of its own, which no list of private domains knows. */
export async function createCompanyWithDomain(given: Parameters<typeof createCompany>[0] = {}) {
  const domain = `d-${randomKey()}.example`;
  const company = await createCompany({ valid_email_domains: [domain], ...given });
  return { ...company, domain };
}

/** A form that is signed up with, whole. */
export const signUpForm = (given: Partial<SignUp> & { email: string }) => ({
  password: "correct horse battery",
  firstname: "Nora",
  lastname: "Lindqvist",
  department: "RESEARCH" as const,
  country_code: "SE",
  segments: ["PERSONALCARE" as const],
  notifications: { neroli_digest_enabled: true },
  terms_accepted: true as const,
  phone_number: "+46 8 123456",
  ...given,
});

interface NewInvitation {
  email: string;
  company_key: string;
  invited_by: string;
  editor?: boolean;
}

/** An open invitation; answers the token that its mail would carry. */
export async function createInvitation(given: NewInvitation): Promise<string> {
  const token = createToken();
  await db()
    .insertInto("invitations")
    .values({
      key: randomKey(),
      token_hash: hashToken(token),
      expires_at: new Date(Date.now() + 86_400_000),
      ...given,
    })
    .execute();
  return token;
}

interface NewPortalInvitation {
  email: string;
  event_key: string;
  invited_by: string;
  sent_at?: Date;
  expires_at?: Date;
}

/** An invitation into a portal or exhibition of two days ago, with the token that its mail would carry. */
export async function createPortalInvitation(given: NewPortalInvitation) {
  const token = createToken();
  const key = randomKey();
  await db()
    .insertInto("portal_invitations")
    .values({
      key,
      token_hash: hashToken(token),
      sent_at: new Date(Date.now() - 2 * 86_400_000),
      expires_at: new Date(Date.now() + 86_400_000),
      ...given,
    })
    .execute();
  return { key, token };
}
