import { links } from "@neroli/contract/access/links.ts";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say, sayAny } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../kernel/mail/kinds.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { pageAddress, sendMail } from "../../kernel/mail/mail.ts";
import { createThrottle } from "../../kernel/throttle.ts";
import { type Copied, findCopied } from "../queries/find-copied.ts";

/** Nobody sends mails to strangers in bulk by our server: more copies in a day are left out. */
const copiesOfADay = createThrottle({ name: "request-copies", failures: 100, seconds: 86_400 });

/**
 * Sends a copy of a new request to the addresses in cc that are no colleague's. It tells what was
 * asked and leads nowhere but to the front page; it is the same whether the address has an account.
 */
export async function mailCopies({
  event_id,
  request_key,
}: {
  event_id: number;
  request_key: string;
}): Promise<void> {
  const copied = await findCopied(request_key);
  if (!copied) return;
  const failures: unknown[] = [];
  for (const to of copied.to) {
    if (!(await copiesOfADay.count(copied.buyer_key))) break;
    const mail = { id: `request-copy-${event_id}`, to, letter: letter(copied) };
    await sendMail(mail).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `copies of request ${request_key}`);
}

type Told = Pick<
  Copied,
  | "language"
  | "person"
  | "company"
  | "supplier"
  | "type"
  | "products"
  | "message"
  | "needed_by"
  | "quantity_required"
  | "document_types"
>;

function letter(told: Told): Letter {
  const { language, person, company, supplier, type, message } = told;
  const sentence = say(language, `requests.copy.${type}`, { person, company, supplier });
  return {
    language,
    subject: sentence,
    greeting: say(language, "requests.copy.greeting"),
    lines: [`${sentence}.`, ...facts(told), say(language, "requests.copy.next", { person })],
    quotation: message || undefined,
    button: { label: say(language, "requests.copy.button"), address: pageAddress(links.home()) },
    footer: say(language, "requests.copy.footer", { person }),
  };
}

/** What was asked, in the words of the form. */
function facts(told: Told): string[] {
  const { language, products, needed_by, quantity_required, document_types } = told;
  const quantity = (asked: Told["quantity_required"]) => asked && `${asked.value} ${asked.unit}`;
  const named = products.map(({ name, quantity: each }) =>
    each ? `${name} (${quantity(each)})` : name,
  );
  const types = document_types.map((type) => sayAny(language, `document-types.${type}`));
  const fact = (name: string, value: string | null) =>
    value ? [say(language, "requests.copy.fact", { name, value })] : [];
  return [
    ...fact(say(language, "requests.form.products"), named.join(", ")),
    ...fact(say(language, "requests.form.quantity"), quantity(quantity_required)),
    ...fact(say(language, "requests.detail.documents"), types.join(", ")),
    ...fact(say(language, "requests.form.needed-by"), needed_by && formatDay(needed_by)),
  ];
}

/** For the preview. */
export const copyMailKind: MailKind = {
  name: "Copy of a request",
  sample: (language: Language) =>
    letter({
      language,
      person: "Ada Ferrari",
      company: "Maison Ambre",
      supplier: "Velouria Actives",
      type: "QUOTE",
      products: [{ name: "Velourine B3", quantity: null }],
      message: "They leave our laboratory tomorrow.",
      needed_by: "2027-03-31",
      quantity_required: { value: 25, unit: "kg" },
      document_types: [],
    }),
};
