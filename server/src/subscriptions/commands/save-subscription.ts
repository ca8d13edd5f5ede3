import type { SubscriptionTerms } from "@neroli/contract/subscriptions/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import {
  auditedValues,
  changeSubscription,
  lockSubscription,
  refuseOverlap,
} from "./change-subscription.ts";

/** Writes plan, dates and note, if nobody has changed them since they were read. */
export async function saveSubscription(
  actor: SignedInActor,
  { key, version, ...terms }: SubscriptionTerms & { key: string },
): Promise<void> {
  await transaction(async () => {
    const { company, ...before } = await lockSubscription(key);
    const names = ["plan", "starts_on", "ends_on", "note"] as const;
    // Also of one that is sent again because its answer was lost.
    if (names.every((name) => before[name] === terms[name])) return;
    if (before.version !== version) throw new AppError("conflict");
    // A deactivated one is in nobody's way until it is reactivated.
    if (before.deactivated_at === null) await refuseOverlap({ company, key, ...terms });
    const after = await changeSubscription(before, terms);
    await audit(actor, {
      action: "subscription.saved",
      key,
      company_key: company.key,
      before: auditedValues(before),
      after: auditedValues(after),
    });
  });
}
