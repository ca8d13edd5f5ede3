import { isSupport } from "@neroli/contract/access/roles.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { isPrivateDomain } from "../../kernel/email-domains.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";
import { isProvedByAnother } from "../queries/find-prover.ts";

interface DomainChange {
  /** The company's; null of one that is being created. */
  company_key: string | null;
  before: readonly string[];
  after: readonly string[];
}

/**
 * Who signs up with such an address joins the company: no domain where anybody gets one, and none
 * that another company has proved, unless support says that they share it. Those that were there before stay.
 */
export async function checkDomains(
  actor: SignedInActor,
  { company_key, before, after }: DomainChange,
): Promise<void> {
  for (const [at, domain] of after.entries()) {
    if (before.includes(domain)) continue;
    const refuse = (code: "companies.private-email-domain" | "companies.email-domain-taken") => {
      const failure = fieldFailure({
        path: `valid_email_domains.${at}`,
        code: `errors.${code}`,
        data: { domain },
      });
      throw new AppError(code, { domain, failures: [failure] });
    };
    if (isPrivateDomain(domain)) refuse("companies.private-email-domain");
    if (!isSupport(actor.roles) && (await isProvedByAnother(domain, company_key))) {
      refuse("companies.email-domain-taken");
    }
  }
}
