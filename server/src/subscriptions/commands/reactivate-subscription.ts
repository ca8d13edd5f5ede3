import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { transaction } from "../../kernel/db/db.ts";
import { changeSubscription, lockSubscription, refuseOverlap } from "./change-subscription.ts";

/** Lets a subscription's dates decide again, unless another one has taken its place meanwhile. */
export async function reactivateSubscription(actor: SignedInActor, key: string): Promise<void> {
  await transaction(async () => {
    const before = await lockSubscription(key);
    if (before.deactivated_at === null) return;
    await refuseOverlap(before);
    const after = await changeSubscription(before, { deactivated_at: null });
    await audit(actor, {
      action: "subscription.reactivated",
      key,
      company_key: before.company_key,
      before: { deactivated_at: before.deactivated_at },
      after: { deactivated_at: after.deactivated_at },
    });
  });
}
