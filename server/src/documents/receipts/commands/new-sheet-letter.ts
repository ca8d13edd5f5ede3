import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../../kernel/mail/kinds.ts";
import type { Letter } from "../../../kernel/mail/letter.ts";
import { pageAddress } from "../../../kernel/mail/mail.ts";

interface NewSheet {
  language: Language;
  firstname: string;
  version: number;
  company_key: string;
  company_name: string;
  /** Null of a sheet of the company itself. */
  product_key: string | null;
  product_name: string | null;
  offering: Offering | null;
  /** When its reader received an older version for the last time. */
  received_at: Date;
}

/** The mail that a new safety data sheet is attached to. */
export function newSheetLetter({ language, firstname, ...sheet }: NewSheet): Letter {
  const { version, company_key, company_name: company, product_key, offering } = sheet;
  const subject = sheet.product_name ?? company;
  const page =
    product_key && offering ? links.product(offering, product_key) : links.company(company_key);
  return {
    language,
    subject: say(language, "documents-given.mail.subject", { product: subject }),
    greeting: say(language, "documents-given.mail.greeting", { firstname }),
    lines: [
      say(language, "documents-given.mail.replaced", { company, product: subject }),
      say(language, "documents-given.mail.attached", { version }),
      say(language, "documents-given.mail.why", {
        day: formatDay(sheet.received_at.toISOString()),
      }),
    ],
    button: {
      label: say(
        language,
        product_key ? "documents-given.mail.product" : "documents-given.mail.company",
      ),
      address: pageAddress(page),
    },
    footer: say(language, "documents-given.mail.footer", { company }),
  };
}

/** For the preview. */
export const newSheetMailKind: MailKind = {
  name: "New safety data sheet",
  sample: (language) =>
    newSheetLetter({
      language,
      firstname: "Ada",
      version: 4,
      company_key: "velouria-actives",
      company_name: "Velouria Actives",
      product_key: "velourine-b3",
      product_name: "Velourine B3",
      offering: "INGREDIENTS",
      received_at: new Date("2026-09-14T08:00:00Z"),
    }),
};
