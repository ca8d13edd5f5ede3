import type { PasswordChange } from "@neroli/contract/registration/own-password.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { endSessions } from "../../identity/commands/end-sessions.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";
import { hashPassword, isPassword } from "../../kernel/passwords.ts";
import { createThrottle } from "../../kernel/throttle.ts";
import { setPassword } from "../../users/commands/set-password.ts";
import { getOwnCredentials } from "../../users/queries.ts";
import { checkPassword } from "../policy.ts";

type Form = z.output<typeof PasswordChange>;

/** Attempts are counted: who finds a session left open shall not find out its password by trying. */
const throttle = createThrottle({ name: "change-password", failures: 10, seconds: 600 });

/** Changes the actor's own password, which ends every session but the one that asks. */
export async function changePassword(actor: SignedInActor, form: Form): Promise<void> {
  const { user_key } = actor;
  const seconds = await throttle.wait(user_key);
  if (seconds > 0) throw new AppError("too-many-requests", { seconds });
  const person = await getOwnCredentials(actor);
  const proved = person.password_hash;
  if (proved === null) throw new AppError("profile.no-password");
  if (!(await isPassword(form.current, proved))) {
    const failure = fieldFailure({ path: "current", code: "errors.profile.wrong-password" });
    throw new AppError("profile.wrong-password", { failures: [failure] });
  }
  await throttle.takeBack(user_key);
  await checkPassword(form.new, person, "new");
  const password_hash = await hashPassword(form.new);
  await transaction(async () => {
    // Changed in the same moment elsewhere: what was proved is not the password any more.
    if (!(await setPassword({ user_key, password_hash }, proved))) throw new AppError("conflict");
    await dropResetLinks(user_key);
    await endSessions(user_key, "password", actor.session);
    const { language } = actor;
    emit({
      topic: "registration.password-changed",
      key: user_key,
      data: { language },
    });
  });
}

/** A link that was mailed before, and perhaps to a stolen mailbox, sets no other password now. */
async function dropResetLinks(userKey: string): Promise<void> {
  await db()
    .updateTable("mailed_tokens")
    .set({ expires_at: sql<Date>`least(expires_at, now())` })
    .where("user_key", "=", userKey)
    .where("purpose", "=", "PASSWORD")
    .where("used_at", "is", null)
    .execute();
}
