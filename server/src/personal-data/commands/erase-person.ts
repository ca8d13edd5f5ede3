import { endSessions } from "../../identity/commands/end-sessions.ts";
import { lockInteractions } from "../../interactions/commands/lock-interactions.ts";
import { systemActor } from "../../kernel/actor.ts";
import { discardBytes, disownBytes } from "../../kernel/assets/unclaimed.ts";
import { audit } from "../../kernel/audit.ts";
import { transaction } from "../../kernel/db/db.ts";
import type { PersonalRegister } from "../../kernel/personal-data/register.ts";
import { lockUser } from "../../published/users.ts";
import { deleteAccount, insertNameless } from "../../users/commands/erase-account.ts";
import { listDue } from "../queries/find-erasure.ts";
import { getPerson } from "../queries/find-person.ts";
import { eraseRows } from "./erase-rows.ts";
import { mailErased } from "./mail-erasure.ts";

/** Erases those whose days are over; one that fails keeps nobody else's data. */
export async function eraseDue(register: PersonalRegister, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const key of await listDue()) {
    signal?.throwIfAborted();
    // Before, since nobody knows the address afterwards; a second one is known by its Message-ID.
    await mailErased(key)
      .then(() => erasePerson(register, key))
      .catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "accounts that are to be erased");
}

/** Erases somebody at once, without the days in which it could be taken back; for the operator. */
export async function eraseNow(register: PersonalRegister, key: string): Promise<void> {
  await mailErased(key);
  await erasePerson(register, key, () => true);
}

/** All at once or not at all. The audit trail is told that it was done, by the key alone. */
async function erasePerson(
  register: PersonalRegister,
  key: string,
  isStillDue: () => boolean | Promise<boolean> = async () => (await listDue()).includes(key),
): Promise<void> {
  const bytes = await transaction(async () => {
    // Before the user: so does what counts, which must not write of somebody who goes.
    await lockInteractions();
    await lockUser(key);
    // Kept after all, in the last moment.
    if (!(await isStillDue())) return [];
    const { roles, status, enabled, language, ...person } = await getPerson(key);
    await endSessions(key, "account");
    const nameless = await insertNameless();
    const dropped = await eraseRows(register, { ...person, nameless });
    await deleteAccount(key);
    await disownBytes(dropped);
    await audit(systemActor, { action: "user.erased", key });
    return dropped;
  });
  await discardBytes(bytes);
}
