import { endSessions } from "../../identity/commands/end-sessions.ts";
import type { Actor } from "../../kernel/actor.ts";
import { emit, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { hashPassword } from "../../kernel/passwords.ts";
import { proveAddress } from "../../users/commands/prove-address.ts";
import { setPassword } from "../../users/commands/set-password.ts";
import { checkPassword } from "../policy.ts";
import { findAddressee } from "../queries/find-person.ts";
import { useToken } from "./mailed-tokens.ts";

/**
 * Sets a new password by the mailed link, which proves the address too. A password that is refused
 * leaves the link good. Whoever is signed in with the old one is signed out.
 */
export async function resetPassword(
  { language }: Pick<Actor, "language">,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await transaction(async () => {
    const userKey = await useToken(token, "PASSWORD");
    await checkPassword(password, found(await findAddressee({ key: userKey })));
    await setPassword({ user_key: userKey, password_hash: await hashPassword(password) });
    await proveAddress(userKey);
    await endSessions(userKey, "password");
    emit({
      topic: "registration.password-changed",
      key: userKey,
      data: { language },
    });
  });
}
