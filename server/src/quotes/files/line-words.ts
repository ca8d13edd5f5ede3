import { compare, exact } from "@neroli/contract/kernel/exact.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Charge, QuoteLine } from "@neroli/contract/quotes/content.ts";
import type { ReckonedLine } from "@neroli/contract/reckoning/offer.ts";
import { say } from "@neroli/phrases/say.ts";
import type { Fact } from "../../kernel/pdf/drawing.ts";
import type { Numbers } from "./write-numbers.ts";

export interface Writing {
  language: Language;
  numbers: Numbers;
}

interface PrintedLine {
  line: QuoteLine;
  reckoned: ReckonedLine;
  accepted: boolean;
}

/** What a charge costs, or that it is in the price, or that nobody knows yet. */
export const chargeText = (charge: Charge, { language, numbers }: Writing): string =>
  charge.state === "AMOUNT" && charge.amount
    ? numbers.money(charge.amount)
    : say(language, `quote-file.charge.${charge.state === "INCLUDED" ? "INCLUDED" : "UNKNOWN"}`);

/** "from 500 kg: EUR 11.50", each break on a line. */
export const breaksText = ({ breaks, price }: QuoteLine, { language, numbers }: Writing): string =>
  breaks
    .map(({ from, amount }) =>
      say(language, "quote-file.break", {
        quantity: numbers.quantity(from),
        price: numbers.price(amount, price.currency),
      }),
    )
    .join("\n");

/** A line in words; its price per one unit is said without the one. */
export function lineWords({ line, reckoned, accepted }: PrintedLine, writing: Writing) {
  const { language, numbers } = writing;
  const { per } = line.price;
  const single = compare(exact(per.value), exact("1")) === 0;
  return {
    quantity: numbers.quantity(line.quantity),
    price: say(language, "quote-file.price.per", {
      price: numbers.price(line.price.amount, line.price.currency),
      quantity: single ? per.unit : numbers.quantity(per),
    }),
    details: detailsOf(line, { ...writing, accepted, bought: boughtOf(line, reckoned) }),
  };
}

/** How much must be bought, where minimum or packs make it more than is quoted. */
function boughtOf({ quantity }: QuoteLine, { bought, cost }: ReckonedLine) {
  const raised = cost.steps.some(({ kind }) => kind === "moq" || kind === "packs");
  if (!bought || !raised) return null;
  const same = bought.unit === quantity.unit && compare(bought.value, exact(quantity.value)) === 0;
  return same ? null : bought;
}

interface Details extends Writing {
  accepted: boolean;
  bought: ReckonedLine["bought"];
}

function detailsOf(line: QuoteLine, { accepted, bought, ...writing }: Details): Fact[] {
  const { language, numbers } = writing;
  const { moq, pack, active_matter, density, incoterm, place, lead_time_days: count } = line;
  const delivery = say(language, "quote-file.incoterms", { incoterm, place });
  const days = say(language, "quote-file.days", { count });
  const facts: (Fact | null)[] = [
    accepted ? { label: say(language, "quote-file.accepted"), text: "✓" } : null,
    line.answers === null ? { label: say(language, "quote-file.extra"), text: "" } : null,
    { label: say(language, "quote-file.delivery"), text: delivery },
    { label: say(language, "quote-file.lead-time"), text: days },
    line.breaks.length > 0
      ? { label: say(language, "quote-file.breaks"), text: breaksText(line, writing) }
      : null,
    moq ? { label: say(language, "quote-file.moq"), text: numbers.quantity(moq) } : null,
    pack ? { label: say(language, "quote-file.pack"), text: numbers.quantity(pack) } : null,
    bought ? { label: say(language, "quote-file.bought"), text: numbers.measure(bought) } : null,
    active_matter
      ? { label: say(language, "quote-file.active"), text: `${numbers.number(active_matter)} %` }
      : null,
    density
      ? { label: say(language, "quote-file.density"), text: `${numbers.number(density)} kg/l` }
      : null,
    ...line.charges.map((charge) => ({
      label: say(language, `rounds.charge.${charge.kind}`),
      text: chargeText(charge, writing),
    })),
  ];
  return facts.filter((fact) => fact !== null);
}
