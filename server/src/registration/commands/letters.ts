import { links } from "@neroli/contract/access/links.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { say } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../kernel/mail/kinds.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { pageAddress, supportAddress } from "../../kernel/mail/mail.ts";

/** The person it greets, and in which language. */
interface Reader {
  firstname: string;
  language: Language;
}

interface Parts {
  /** "registration.mail.<name>." is what its phrases begin with. */
  name: "activation" | "known" | "password" | "changed";
  page: string;
  also?: { label: PlainPhraseKey; page: string };
}

/** The letters of an account: each has a subject, a text, a button and a footer among the phrases. */
function letter({ firstname, language }: Reader, { name, page, also }: Parts): Letter {
  const phrase = (part: "subject" | "text" | "button" | "footer") =>
    say(language, `registration.mail.${name}.${part}`, { support: supportAddress() });
  return {
    language,
    subject: phrase("subject"),
    greeting: say(language, "registration.mail.greeting", { firstname }),
    lines: phrase("text").split("\n"),
    button: { label: phrase("button"), address: pageAddress(page) },
    ...(also && { also: { label: say(language, also.label), address: pageAddress(also.page) } }),
    footer: phrase("footer"),
  };
}

/** Proves the address; good for seven days. */
export const activationMail = (reader: Reader, token: string): Letter =>
  letter(reader, { name: "activation", page: links.activate({ token }) });

/** For who has an account with the address that somebody signed up with. */
export const accountKnownMail = (reader: Reader): Letter =>
  letter(reader, {
    name: "known",
    page: links.login(),
    also: { label: "registration.mail.known.also", page: links.passwordForgotten() },
  });

/** Sets a new password; good for two hours. */
export const passwordMail = (reader: Reader, token: string): Letter =>
  letter(reader, { name: "password", page: links.passwordReset({ token }) });

export const passwordChangedMail = (reader: Reader): Letter =>
  letter(reader, { name: "changed", page: links.passwordForgotten() });

const sample = (language: Language): Reader => ({ firstname: "Ada", language });

/** For the preview. */
export const registrationMailKinds: readonly MailKind[] = [
  { name: "Activation", sample: (language) => activationMail(sample(language), "sample") },
  { name: "Account exists already", sample: (language) => accountKnownMail(sample(language)) },
  { name: "New password", sample: (language) => passwordMail(sample(language), "sample") },
  { name: "Password was changed", sample: (language) => passwordChangedMail(sample(language)) },
];
