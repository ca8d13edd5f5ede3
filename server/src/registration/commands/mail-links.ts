import type { Language } from "@neroli/contract/kernel/language.ts";
import { transaction } from "../../kernel/db/db.ts";
import { sendMail } from "../../kernel/mail/mail.ts";
import { accountKnownMail, activationMail, passwordChangedMail, passwordMail } from "../mails.ts";
import { type Addressee, findAddressee } from "../queries/find-person.ts";
import { issueToken } from "./mailed-tokens.ts";

/** An e-mail address as somebody typed it, and the language that they read. */
interface Wanted {
  email: string;
  language: Language;
}

/** Their own choice of language, else that of whoever asked. */
const reader = (addressee: Addressee, language: Language) => ({
  firstname: addressee.firstname,
  language: addressee.language ?? language,
});

/**
 * Mails the link that activates, if there is an account that waits for it. The token is made here
 * and stands nowhere but in the mail; when the mail is not taken, the next try makes another.
 */
export async function mailActivation({ email, language }: Wanted): Promise<void> {
  await transaction(async () => {
    const addressee = await findAddressee({ email });
    if (!addressee || addressee.activated) return;
    const token = await issueToken(addressee.key, "ACTIVATION");
    await sendMail({ to: addressee.email, ...activationMail(reader(addressee, language), token) });
  });
}

/** Mails the link that sets a new password, if there is an account. */
export async function mailPassword({ email, language }: Wanted): Promise<void> {
  await transaction(async () => {
    const addressee = await findAddressee({ email });
    if (!addressee) return;
    const token = await issueToken(addressee.key, "PASSWORD");
    await sendMail({ to: addressee.email, ...passwordMail(reader(addressee, language), token) });
  });
}

/** Tells somebody with an account that their address was used to sign up. */
export async function mailAccountKnown(key: string, language: Language): Promise<void> {
  const addressee = await findAddressee({ key });
  if (!addressee) return;
  await sendMail({ to: addressee.email, ...accountKnownMail(reader(addressee, language)) });
}

export async function mailPasswordChanged(key: string): Promise<void> {
  const addressee = await findAddressee({ key });
  if (!addressee) return;
  await sendMail({ to: addressee.email, ...passwordChangedMail(reader(addressee, "en")) });
}
