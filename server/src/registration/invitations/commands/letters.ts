import { links } from "@neroli/contract/access/links.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../../kernel/mail/kinds.ts";
import type { Letter } from "../../../kernel/mail/letter.ts";
import { pageAddress, supportAddress } from "../../../kernel/mail/mail.ts";

/** What an inviter says, and who it is. */
interface Words {
  message: string;
  company: string;
  firstname: string;
  lastname: string;
}

/** With the link that makes an account. */
export function invitationLetter(
  { message, company, firstname, lastname }: Words,
  { language, address }: { language: Language; address: string },
): Letter {
  const inviter = `${firstname} ${lastname}`;
  return {
    language,
    subject: say(language, "invitations.mail.subject", { inviter, company }),
    greeting: say(language, "invitations.mail.greeting"),
    lines: [
      say(language, "invitations.mail.text", { inviter, company }),
      say(language, "invitations.mail.neroli"),
    ],
    quotation: message || undefined,
    button: { label: say(language, "invitations.mail.accept"), address },
    footer: say(language, "invitations.mail.footer", { inviter }),
  };
}

/** For who has an account: nothing was changed. */
export function knownLetter(
  { message, company, firstname, lastname }: Words,
  language: Language,
): Letter {
  const inviter = `${firstname} ${lastname}`;
  const support = supportAddress();
  return {
    language,
    subject: say(language, "invitations.mail.subject", { inviter, company }),
    greeting: say(language, "invitations.mail.greeting"),
    lines: [
      say(language, "invitations.mail.text", { inviter, company }),
      say(language, "invitations.mail.known.text", { company, support }),
    ],
    quotation: message || undefined,
    button: {
      label: say(language, "registration.mail.known.button"),
      address: pageAddress(links.login()),
    },
    footer: say(language, "invitations.mail.known.footer", { inviter }),
  };
}

const sample: Words = {
  message: "We keep our samples here.",
  company: "Velouria Actives",
  firstname: "Camille",
  lastname: "Roux",
};

/** For the preview. */
export const invitationMailKinds: readonly MailKind[] = [
  {
    name: "Invitation",
    sample: (language) =>
      invitationLetter(sample, { language, address: pageAddress(links.invited("sample")) }),
  },
  {
    name: "Invitation of somebody with an account",
    sample: (language) => knownLetter(sample, language),
  },
];
