import { transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { hashPassword } from "../../kernel/passwords.ts";
import { openAccount } from "../../users/commands/open-account.ts";
import { checkPassword } from "../policy.ts";
import { findAddressee } from "../queries/find-person.ts";
import { useToken } from "./mailed-tokens.ts";

/**
 * The mailed link was followed: the address is proved, and whoever followed it chooses the password,
 * whoever it was that signed up. A password that is refused leaves the link good. Other links that
 * were mailed open nothing once one has.
 */
export async function activateAccount({
  token,
  password,
}: {
  token: string;
  password: string;
}): Promise<void> {
  await transaction(async () => {
    const userKey = await useToken(token, "ACTIVATION");
    const person = await findAddressee({ key: userKey });
    if (!person) throw new AppError("registration.link-not-valid", { reason: "EXPIRED" });
    if (person.activated) throw used();
    await checkPassword(password, person);
    const password_hash = await hashPassword(password);
    if (!(await openAccount({ user_key: userKey, password_hash }))) throw used();
  });
}

const used = () => new AppError("registration.link-not-valid", { reason: "USED" });
