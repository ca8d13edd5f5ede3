import type { SignedInActor } from "../../../kernel/actor.ts";
import { assertAllowed } from "../../../kernel/allowances.ts";
import { resetFactors } from "../../commands/reset-factors.ts";
import { requireSignInHere } from "../../queries/relying-party.ts";
import { requireConfirmed } from "../../queries/require-confirmed.ts";
import { findResetRefusal } from "../queries/find-reset-refusal.ts";

/** Support takes the factors off an account, once it has proved who sits there. */
export async function resetOfOthers(actor: SignedInActor, userKey: string): Promise<void> {
  requireSignInHere();
  assertAllowed(await findResetRefusal(actor, userKey));
  await requireConfirmed(actor);
  await resetFactors(actor, userKey);
}
