import { isSupport } from "@neroli/contract/access/roles.ts";
import type { CompanyDomain } from "@neroli/contract/companies/domains.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { readTexts } from "../../kernel/dns.ts";
import { domainOf } from "../../kernel/email-domains.ts";
import { AppError } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { createThrottle } from "../../kernel/throttle.ts";
import { type Claim, isCodeOf, recordOf } from "../domains/proofs.ts";
import { isProvedByAnother } from "../queries/find-prover.ts";
import { type CompanyRow, getManaged } from "../queries/get-company.ts";
import { changeCompany, lockCompany } from "./change-company.ts";

const seconds = 3_600;
/** Proofs that are tried for one company: a code is not found by trying. */
const attempts = createThrottle({ name: "domain-proof", failures: 30, seconds });
/** Codes that are mailed for one company. */
const mails = createThrottle({ name: "domain-mail", failures: 10, seconds });

export async function listDomains(actor: SignedInActor, key: string): Promise<CompanyDomain[]> {
  const row = await getManaged(actor, key);
  return listed(row).map((domain) => ({
    domain,
    proved: row.proved_domains.includes(domain),
    record: recordOf({ secret: row.domain_secret, domain }),
  }));
}

const listed = (row: CompanyRow) => row.valid_email_domains.map((domain) => domain.toLowerCase());

function requireListed(row: CompanyRow, domain: string): void {
  if (!listed(row).includes(domain)) throw new AppError("companies.domain-not-listed", { domain });
}

/** Mails the code to an address at one of the company's domains. */
export async function mailCode(
  actor: SignedInActor,
  { key, email }: { key: string; email: string },
): Promise<void> {
  const row = await getManaged(actor, key);
  requireListed(row, domainOf(email));
  if (!(await mails.count(row.key))) throw new AppError("too-many-requests");
  await once(async () => {
    const { language } = actor;
    emit({ topic: "company.domain-code-wanted", key: row.key, data: { email, language } });
    const after = { domain_code_sent_to: email };
    await audit(actor, { action: "company.saved", key: row.key, company_key: row.key, after });
  });
}

interface Proof {
  key: string;
  domain: string;
  code?: string | undefined;
}

/** From now on, who signs up with an address of the domain is led to the company. */
export async function proveDomain(actor: SignedInActor, proof: Proof): Promise<void> {
  const domain = proof.domain.toLowerCase();
  const { key, domain_secret: secret } = await getManaged(actor, proof.key);
  if (!(await attempts.count(key))) throw new AppError("too-many-requests");
  const by = await requireProof(actor, { secret, domain }, proof.code);
  await transaction(async () => {
    const row = await lockCompany(actor, key);
    requireListed(row, domain);
    if (row.proved_domains.includes(domain)) return;
    if (!isSupport(actor.roles) && (await isProvedByAnother(domain, key))) {
      throw new AppError("companies.email-domain-taken", { domain });
    }
    const proved_domains = [...row.proved_domains, domain];
    await changeCompany(key, { proved_domains });
    await audit(actor, {
      action: "company.saved",
      key,
      company_key: key,
      before: { proved_domains: row.proved_domains },
      after: { proved_domains },
    });
    await noteSecurity({ kind: "domain-proven", company_key: key, details: { domain, by } });
  });
}

/** Answers by what it is proved. */
async function requireProof(
  actor: SignedInActor,
  claim: Claim,
  code: string | undefined,
): Promise<"mail" | "support" | "dns"> {
  if (code !== undefined) {
    if (!isCodeOf(claim, code)) throw new AppError("companies.domain-code-wrong");
    return "mail";
  }
  if (isSupport(actor.roles)) return "support";
  const { domain } = claim;
  const texts = await readTexts(domain);
  if (!texts.includes(recordOf(claim))) {
    throw new AppError("companies.domain-not-proved", { domain });
  }
  return "dns";
}

/** What counts at once by support's word stands in the security log, as what others prove. */
export async function noteVouchedFor(
  company_key: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  for (const domain of after.filter((each) => !before.includes(each))) {
    const details = { domain, by: "support" } as const;
    await noteSecurity({ kind: "domain-proven", company_key, details });
  }
}

/** What stays proved of a changed list: what is new in it counts at once only by support's word. */
export function provedAfter(
  actor: SignedInActor,
  change: { before: readonly string[]; proved: readonly string[]; after: readonly string[] },
): string[] {
  const before = change.before.map((domain) => domain.toLowerCase());
  return change.after
    .map((domain) => domain.toLowerCase())
    .filter(
      (domain) =>
        change.proved.includes(domain) || (isSupport(actor.roles) && !before.includes(domain)),
    );
}
