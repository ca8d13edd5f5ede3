import type { SignedInActor } from "../../../kernel/actor.ts";
import { emit, transaction } from "../../../kernel/db/db.ts";
import { lockUser } from "../../../published/users.ts";
import { endSessions } from "../../commands/end-sessions.ts";
import { requireConfirmed } from "../../queries/require-confirmed.ts";
import { findHasFactor } from "../queries/find-factors.ts";
import { dropRecoveryCodes, makeRecoveryCodes } from "./recovery-codes.ts";
import { endStepsOf } from "./sign-in-steps.ts";

/**
 * Changes the actor's own factors, which only who has just proved himself may. With the first one
 * come recovery codes, and every other session ends: it was opened without. Without any, the
 * recovery codes go too. Answers the codes where there are new ones.
 */
export async function changeFactors(
  actor: SignedInActor,
  change: () => Promise<void>,
): Promise<string[] | null> {
  const { user_key } = actor;
  await requireConfirmed(actor);
  return transaction(async () => {
    await lockUser(user_key);
    const before = await findHasFactor(user_key);
    await change();
    const after = await findHasFactor(user_key);
    if (!after) {
      await dropRecoveryCodes(user_key);
      // What they wait for is not there any more.
      await endStepsOf(user_key);
    }
    // What a process holds of the account's rights is read anew (tokens/held-accounts.ts).
    if (before !== after) emit({ topic: "user.changed", key: user_key, data: { actor: user_key } });
    if (before || !after) return null;
    await endSessions(user_key, "factor", actor.session);
    return makeRecoveryCodes(user_key);
  });
}
