import { links } from "@neroli/contract/access/links.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../../kernel/mail/kinds.ts";
import type { Letter } from "../../../kernel/mail/letter.ts";
import { pageAddress } from "../../../kernel/mail/mail.ts";

interface Words {
  inviter: string;
  event: string;
  message: string;
  token: string;
  /** Whether the address has an account already, which its owner alone reads. */
  known: boolean;
  language: Language;
}

/** The link leads who has an account to a log-in, others to the sign-up. */
export function portalInvitationLetter(words: Words): Letter {
  const { inviter, event, message, token, known, language } = words;
  return {
    language,
    subject: say(language, "portal-invitations.mail.subject", { inviter, event }),
    greeting: say(language, "invitations.mail.greeting"),
    lines: [
      say(language, "portal-invitations.mail.text", { inviter, event }),
      say(
        language,
        known ? "portal-invitations.mail.text.known" : "portal-invitations.mail.text.new",
        { event },
      ),
    ],
    quotation: message || undefined,
    button: {
      label: say(language, "portal-invitations.mail.button"),
      address: pageAddress(links.invitedToPortal(token)),
    },
    footer: say(language, "portal-invitations.mail.footer", { inviter }),
  };
}

const sample = (known: boolean) => (language: Language) =>
  portalInvitationLetter({
    ...{ inviter: "Camille Roux", event: "Maison Ambre", token: "sample", known, language },
    message: "We show you there what we look for.",
  });

/** For the preview. */
export const portalInvitationMailKinds: readonly MailKind[] = [
  { name: "Invitation into a portal", sample: sample(false) },
  { name: "Invitation into a portal of somebody with an account", sample: sample(true) },
];
