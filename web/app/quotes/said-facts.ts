import type { QuoteLine } from "@neroli/contract/quotes/content.ts";
import type { QuoteVersion } from "@neroli/contract/quotes/schema.ts";
import { formatDay } from "../language/dates.ts";
import { words } from "../language/phrases.tsx";
import type { Writing } from "./use-writing.ts";

/** Something that a version says, under its name. */
export interface SaidFact {
  name: string;
  value: string;
}

const said = (facts: readonly (SaidFact | null)[]): SaidFact[] =>
  facts.filter((fact) => fact !== null).filter(({ value }) => value !== "");

/** Everything of a line but what it is called. */
export function lineFacts(line: QuoteLine, { t, amount, number, price, charge }: Writing) {
  const { breaks, moq, pack, active_matter, density, incoterm, place } = line;
  return said([
    { name: t("quote-file.quantity"), value: amount(line.quantity) },
    { name: t("quote-file.price"), value: price(line.price.amount, line.price) },
    {
      name: t("quote-file.breaks"),
      value: breaks
        .map((each) =>
          t("quote-file.break", {
            quantity: amount(each.from),
            price: price(each.amount, line.price),
          }),
        )
        .join("; "),
    },
    moq ? { name: t("quote-file.moq"), value: amount(moq) } : null,
    pack ? { name: t("quote-file.pack"), value: amount(pack) } : null,
    active_matter ? { name: t("quote-file.active"), value: `${number(active_matter)} %` } : null,
    density ? { name: t("quote-file.density"), value: `${number(density)} kg/l` } : null,
    { name: t("quote-file.delivery"), value: t("quote-file.incoterms", { incoterm, place }) },
    {
      name: t("quote-file.lead-time"),
      value: t("quote-file.days", { count: line.lead_time_days }),
    },
    { name: t("quote-file.charges"), value: line.charges.map(charge).join("; ") },
  ]);
}

/** What holds for all lines of a version. */
export function termFacts({ content, attachments }: QuoteVersion, { t, charge }: Writing) {
  return said([
    {
      name: t("quotes.terms"),
      value: words(t, "payment-terms", content.payment_terms),
    },
    { name: t("quotes.charges.all"), value: content.charges.map(charge).join("; ") },
    { name: t("quote-file.valid"), value: formatDay(content.valid_until) },
    { name: t("quote-file.note"), value: content.note ?? "" },
    { name: t("quote-file.attachments"), value: attachments.map(({ name }) => name).join(", ") },
  ]);
}
