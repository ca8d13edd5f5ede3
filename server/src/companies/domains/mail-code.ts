import { links } from "@neroli/contract/access/links.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { domainOf } from "../../kernel/email-domains.ts";
import type { MailKind } from "../../kernel/mail/kinds.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { pageAddress, sendMail } from "../../kernel/mail/mail.ts";
import { findClaimant } from "../queries/find-prover.ts";
import { codeOf } from "./proofs.ts";

interface Wanted {
  event_id: number;
  company_key: string;
  email: string;
  language: Language;
}

/** Mails the code that proves a domain to an address there. */
export async function mailDomainCode(wanted: Wanted): Promise<void> {
  const { event_id, company_key, email, language } = wanted;
  const company = await findClaimant(company_key);
  if (!company) return;
  const domain = domainOf(email);
  const code = codeOf({ secret: company.domain_secret, domain });
  await sendMail({
    id: `domain-code-${event_id}`,
    to: email,
    letter: letter({ key: company_key, company: company.name, domain, code, language }),
  });
}

interface Parts {
  key: string;
  company: string;
  domain: string;
  code: string;
  language: Language;
}

function letter({ key, company, domain, code, language }: Parts): Letter {
  return {
    language,
    subject: say(language, "company-domains.mail.subject", { domain }),
    greeting: say(language, "company-domains.mail.greeting"),
    lines: [
      say(language, "company-domains.mail.text", { company, domain }),
      say(language, "company-domains.mail.code", { code }),
    ],
    button: {
      label: say(language, "company-domains.mail.button"),
      address: pageAddress(links.companyEditor(key)),
    },
    footer: say(language, "company-domains.mail.footer", { company }),
  };
}

/** For the preview. */
export const domainMailKind: MailKind = {
  name: "Code that proves a domain",
  sample: (language) =>
    letter({
      key: "maison-ambre",
      company: "Maison Ambre",
      domain: "maison-ambre.example",
      code: "4F2A9C01B7DE",
      language,
    }),
};
