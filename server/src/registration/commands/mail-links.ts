import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { sendMail } from "../../kernel/mail/mail.ts";
import { type Addressee, findAddressee } from "../queries/find-person.ts";
import { eventToken } from "../tokens/token.ts";
import { accountKnownMail, activationMail, passwordChangedMail, passwordMail } from "./letters.ts";
import { issueToken, type Purpose } from "./mailed-tokens.ts";

/** Why a link is mailed: the event, the e-mail address as somebody typed it, and their language. */
interface LinkRequest {
  event_id: number;
  email: string;
  language: Language;
}

/** Whose mail it is in which event. */
interface Notice {
  event_id: number;
  user_key: string;
}

type Reader = { firstname: string; language: Language };

/** Their own choice of language, else that of whoever asked. */
const reader = (addressee: Addressee, language: Language): Reader => ({
  firstname: addressee.firstname,
  language: addressee.language ?? language,
});

/** Mails the link that activates, if there is an account that waits for it. */
export async function mailActivation(request: LinkRequest): Promise<void> {
  const addressee = await findAddressee(request);
  if (!addressee || addressee.activated) return;
  await mailLink(addressee, { ...request, purpose: "ACTIVATION", write: activationMail });
}

/** Mails the link that sets a new password, if there is an account. */
export async function mailPassword(request: LinkRequest): Promise<void> {
  const addressee = await findAddressee(request);
  if (!addressee) return;
  await mailLink(addressee, { ...request, purpose: "PASSWORD", write: passwordMail });
}

interface Link extends LinkRequest {
  purpose: Purpose;
  write(reader: Reader, token: string): Letter;
}

/** The link is good before the mail is on its way: nobody follows one that is not yet. */
async function mailLink(addressee: Addressee, link: Link): Promise<void> {
  const { event_id, purpose, write, language } = link;
  const token = await eventToken(event_id, addressee.key);
  await issueToken({ user_key: addressee.key, purpose, token });
  await sendMail({
    id: `${purpose.toLowerCase()}-${event_id}`,
    to: addressee.email,
    letter: write(reader(addressee, language), token),
  });
}

/** Tells somebody with an account that their address was used to sign up. */
export async function mailAccountKnown(
  { event_id, user_key }: Notice,
  language: Language,
): Promise<void> {
  const addressee = await findAddressee({ key: user_key });
  if (!addressee) return;
  await sendMail({
    id: `account-known-${event_id}`,
    to: addressee.email,
    letter: accountKnownMail(reader(addressee, language)),
  });
}

/** Tells somebody that their password was changed. */
export async function mailPasswordChanged(
  { event_id, user_key }: Notice,
  language: Language,
): Promise<void> {
  const addressee = await findAddressee({ key: user_key });
  if (!addressee) return;
  await sendMail({
    id: `password-changed-${event_id}`,
    to: addressee.email,
    letter: passwordChangedMail(reader(addressee, language)),
  });
}
