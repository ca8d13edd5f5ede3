import { subscriptionCan } from "@neroli/contract/subscriptions/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { now } from "../../kernel/clock.ts";
import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { changeSubscription, lockSubscription } from "./change-subscription.ts";

/** Ends a subscription now, whatever its dates say. */
export async function deactivateSubscription(actor: SignedInActor, key: string): Promise<void> {
  await transaction(async () => {
    const before = await lockSubscription(key);
    if (before.status === "DEACTIVATED") return;
    if (!subscriptionCan.deactivate(before.status)) throw new AppError("subscriptions.expired");
    const after = await changeSubscription(before, { deactivated_at: now() });
    await audit(actor, {
      action: "subscription.deactivated",
      key,
      company_key: before.company_key,
      before: { deactivated_at: before.deactivated_at },
      after: { deactivated_at: after.deactivated_at },
    });
  });
}
