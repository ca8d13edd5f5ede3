import { mostWebhooks, type NewWebhook } from "@neroli/contract/webhooks/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { lockCompany } from "../../published/companies.ts";
import { managedCompany } from "../queries/read-webhooks.ts";
import { newSecret } from "../sending/sign.ts";
import { checkAddress } from "./check-address.ts";
import { encryptSecret } from "./secrets.ts";

/** Answers the key. */
export async function createWebhook(
  actor: SignedInActor,
  { company, form }: { company: string; form: NewWebhook },
): Promise<string> {
  const company_key = await managedCompany(actor, company);
  checkAddress(form.address);
  return once(async () => {
    // One after the other, so that their number is kept.
    await lockCompany(company_key);
    await refuseFull(company_key);
    const key = randomKey();
    const secret = await encryptSecret(newSecret(), key);
    await db()
      .insertInto("webhooks")
      .values({ key, company_key, secret, ...form })
      .execute();
    await audit(actor, {
      action: "company.webhook-created",
      key: company_key,
      company_key,
      after: form,
      part: { webhook: key },
    });
    return key;
  });
}

async function refuseFull(company_key: string): Promise<void> {
  const { count } = await db()
    .selectFrom("webhooks")
    .where("company_key", "=", company_key)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= mostWebhooks) throw new AppError("webhooks.full", { max: mostWebhooks });
}
