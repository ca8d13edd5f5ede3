import { isSupport } from "@neroli/contract/access/roles.ts";
import { transaction } from "../../kernel/db/db.ts";
import { randomKey } from "../../kernel/key.ts";
import { sendMail } from "../../kernel/mail/mail.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { StartError } from "../../kernel/start-error.ts";
import { insertAccount } from "../../users/commands/write-account.ts";
import { findSupport, findUserByEmail } from "../../users/queries.ts";
import { createToken } from "../tokens/token.ts";
import { passwordMail } from "./letters.ts";
import { issueToken } from "./mailed-tokens.ts";

interface Order {
  email: string;
  /** Although there is support already. */
  force: boolean;
}

/** Greeted so in the mail until they say who they are. */
const person = { firstname: "Neroli", lastname: "Support" };

/**
 * Makes the first account of support, whom nobody could admit, and answers the token by which its
 * owner sets the password, once. Asked again for the same address it answers another token: the
 * first may be lost. Only the operator of the machine comes here; a second account of support is one
 * that support makes, or is asked for with `force`.
 * @throws StartError when the address is somebody else's, or there is support already.
 */
export async function createSupport({ email, force }: Order): Promise<string> {
  return transaction(async () => {
    const user_key = await accountFor({ email, force });
    const token = createToken();
    await issueToken({ user_key, purpose: "PASSWORD", token });
    return token;
  });
}

async function accountFor({ email, force }: Order): Promise<string> {
  const known = await findUserByEmail(email);
  if (known) {
    if (isSupport(known.roles) && known.enabled && known.status !== "BLOCKED" && !known.demo) {
      return known.key;
    }
    throw new StartError(
      `${email} is the address of an account already, which is not one of support's or is shut out: give another address.`,
    );
  }
  const there = await findSupport();
  if (there && !force) {
    throw new StartError(
      `There is support already (${there}), who can make further accounts on the page Users; to make one here all the same, add --force.`,
    );
  }
  const key = await insertAccount({
    key: randomKey(),
    email,
    ...person,
    roles: ["NEROLI_SUPER"],
    status: "VERIFIED",
    language: "en",
  });
  if (!key)
    throw new StartError(`${email} was given to an account just now: give another address.`);
  await noteSecurity({ kind: "support-created", user_key: key, details: {} });
  return key;
}

/** The same link by mail, for whom the operator makes the account. */
export async function mailSupportLink(email: string, token: string): Promise<void> {
  const reader = { firstname: person.firstname, language: "en" } as const;
  const letter = passwordMail(reader, token);
  await sendMail({ id: `support-${randomKey()}`, to: email, letter });
}
