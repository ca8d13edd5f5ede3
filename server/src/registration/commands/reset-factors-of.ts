import { resetFactors } from "../../identity/commands/reset-factors.ts";
import { systemActor } from "../../kernel/actor.ts";
import { StartError } from "../../kernel/start-error.ts";
import { findUserByEmail } from "../../users/queries.ts";

/**
 * Takes every second factor off the account with that address. Only the operator of the machine
 * comes here.
 * @throws StartError when there is no such account, or it has none.
 */
export async function resetFactorsOf(email: string): Promise<void> {
  const known = await findUserByEmail(email);
  if (!known) throw new StartError(`There is no account with the address ${email}.`);
  if (!(await resetFactors(systemActor, known.key))) {
    throw new StartError(`The account ${email} has no second factor: its password alone opens it.`);
  }
}
