import type { SignedInActor } from "../../../kernel/actor.ts";
import { assertAllowed } from "../../../kernel/allowances.ts";
import { resetFactors } from "../../commands/reset-factors.ts";
import { relyingParty } from "../policy.ts";
import { findResetRefusal } from "../queries/find-reset-refusal.ts";
import { requireConfirmed } from "./confirm.ts";

/** Support takes the factors off an account, once it has proved who sits there. */
export async function resetOfOthers(actor: SignedInActor, userKey: string): Promise<void> {
  relyingParty();
  assertAllowed(await findResetRefusal(actor, userKey));
  await requireConfirmed(actor);
  await resetFactors(actor, userKey);
}
