import type { NewSubscription } from "@neroli/contract/subscriptions/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { randomKey } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { auditedValues, lockSubscriber, refuseOverlap } from "./change-subscription.ts";

/** Gives a company a subscription and answers its key. */
export async function createSubscription(
  actor: SignedInActor,
  { company: companyKey, ...terms }: NewSubscription,
): Promise<string> {
  return once(async () => {
    const company = await lockSubscriber(companyKey);
    await refuseOverlap({ company, ...terms });
    const row = await db()
      .insertInto("subscriptions")
      .values({ key: randomKey(), company_key: company.key, ...terms })
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(actor, {
      action: "subscription.created",
      key: row.key,
      company_key: company.key,
      after: auditedValues(row),
    });
    emit({ topic: "company.changed", key: company.key });
    return row.key;
  });
}
