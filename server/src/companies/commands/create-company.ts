import { isSupport } from "@neroli/contract/access/roles.ts";
import type { NewCompany } from "@neroli/contract/companies/company-form.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { checkDomains } from "./check-domains.ts";
import { toColumns } from "./company-columns.ts";
import { keyOf, lockKeys, refuseTaken } from "./company-keys.ts";
import { noteVouchedFor, provedAfter } from "./prove-domain.ts";

/** Answers the key. Whoever creates it, the team has not verified it yet. */
export async function createCompany(actor: SignedInActor, form: NewCompany): Promise<string> {
  // A manager's company stands behind what its manager creates.
  const owner = isSupport(actor.roles) ? null : actor.company_key;
  if (owner === null && !isSupport(actor.roles)) throw new AppError("access.forbidden");
  const { name, ...data } = form;
  const key = keyOf(name) ?? `company-${randomKey()}`;
  const domains = form.valid_email_domains ?? [];
  const proved_domains = provedAfter(actor, { before: [], proved: [], after: domains });
  return once(async () => {
    await lockKeys();
    await refuseTaken(key);
    await checkDomains(actor, { company_key: null, before: [], after: domains });
    await db()
      .insertInto("companies")
      .values({
        ...toColumns(data),
        proved_domains,
        key,
        name,
        type: form.type,
        verified: false,
        owner_company_key: owner,
      })
      .execute();
    emit({ topic: "company.changed", key });
    const after = { name, owner_company: owner, ...data };
    await audit(actor, { action: "company.created", key, company_key: key, after });
    await noteVouchedFor(key, { before: [], after: proved_domains });
    return key;
  });
}
