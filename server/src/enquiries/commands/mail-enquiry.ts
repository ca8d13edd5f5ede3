import { links } from "@neroli/contract/access/links.ts";
import { isLanguage, type Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../kernel/mail/kinds.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { pageAddress, sendMail, supportAddress } from "../../kernel/mail/mail.ts";
import { createThrottle } from "../../kernel/throttle.ts";
import { type EnquiryRow, findEnquiry } from "../queries/list-enquiries.ts";

/** Of one address: whoever names that of somebody else fills no letter box. */
const receipts = createThrottle({ name: "enquiry-receipts", failures: 3, seconds: 24 * 60 * 60 });

/** Tells support, who answers by mail, and sends who wrote a receipt. */
export async function mailEnquiry(id: string): Promise<void> {
  const enquiry = await findEnquiry(id);
  if (!enquiry) return;
  const language = isLanguage(enquiry.language) ? enquiry.language : "en";
  await sendMail({
    id: `enquiry-${id}`,
    to: supportAddress(),
    reply_to: enquiry.email,
    letter: toSupport(enquiry, language),
  });
  if (!(await receipts.count(enquiry.email.toLowerCase()))) return;
  await sendMail({ id: `enquiry-receipt-${id}`, to: enquiry.email, letter: receipt(language) });
}

type Told = Pick<EnquiryRow, "topic" | "name" | "email" | "company" | "message">;

/** In the language of who wrote, in which the answer is wanted. */
function toSupport({ topic, name, email, company, message }: Told, language: Language): Letter {
  const words = { name, email };
  return {
    language,
    subject: say(language, "contact.mail.support.subject", {
      topic: say(language, `contact-topics.${topic}`),
    }),
    greeting: say(language, "contact.mail.support.greeting"),
    lines: [
      company
        ? say(language, "contact.mail.support.text-of-company", { ...words, company })
        : say(language, "contact.mail.support.text", words),
    ],
    quotation: message,
    button: {
      label: say(language, "contact.mail.support.button"),
      address: pageAddress(links.adminEnquiries()),
    },
    footer: say(language, "contact.mail.support.footer"),
  };
}

/** Nothing in it comes from who wrote: the address may be somebody else's. */
const receipt = (language: Language): Letter => ({
  language,
  subject: say(language, "contact.mail.receipt.subject"),
  greeting: say(language, "contact.mail.receipt.greeting"),
  lines: [
    say(language, "contact.mail.receipt.text"),
    say(language, "contact.mail.receipt.not-you", { support: supportAddress() }),
  ],
  button: {
    label: say(language, "contact.mail.receipt.button"),
    address: pageAddress(links.search("INGREDIENTS")),
  },
  footer: say(language, "contact.mail.receipt.footer"),
});

const sample: Told = {
  topic: "BUYING",
  name: "Ada Ambre",
  email: "ada@maison-ambre.example",
  company: "Maison Ambre",
  message: "Which of your suppliers deliver to Iceland?",
};

/** For the preview. */
export const enquiryMailKinds: MailKind[] = [
  { name: "Receipt of what was written to support", sample: receipt },
  {
    name: "What was written to support",
    sample: (language) => toSupport(sample, language),
  },
];
