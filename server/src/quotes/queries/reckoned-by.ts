import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import { inOneTerritory } from "@neroli/contract/reckoning/customs.ts";
import type { Rates, Terms } from "@neroli/contract/reckoning/offer.ts";
import { today } from "../../kernel/clock.ts";
import { ratesOn } from "../../rates/queries/rates-on.ts";
import type { Parties } from "./read-parties.ts";

interface Sent {
  content: QuoteContent;
  sent_at: Date;
}

/** By what a version would be reckoned that is sent now, whatever its currencies are. */
export const reckonedNow = async (parties: Parties) => ({
  rates: await ratesOn(today()),
  duty_free: isDutyFree(parties),
});

const isDutyFree = ({ supplier_country, delivery_country }: Parties): boolean =>
  inOneTerritory(supplier_country, delivery_country);

/** By what a version is reckoned for both sides, on its page and in its files. */
export async function reckonedBy({ content, sent_at }: Sent, parties: Parties): Promise<Terms> {
  const currencies = currenciesOf(content);
  return {
    currency: currencies[0] ?? "EUR",
    rates: currencies.length > 1 ? await ratesOf(currencies, sent_at) : {},
    duty_free: isDutyFree(parties),
  };
}

/** All that a version names; that of its first line is the first. */
function currenciesOf({ lines, charges }: QuoteContent): string[] {
  const amounts = [...lines.flatMap((line) => line.charges), ...charges].map(
    ({ amount }) => amount,
  );
  const named = [
    ...lines.map(({ price }) => price),
    ...amounts.filter((each) => each !== undefined),
  ];
  return [...new Set(named.map(({ currency }) => currency))];
}

async function ratesOf(currencies: readonly string[], sent_at: Date): Promise<Rates> {
  const rates = await ratesOn(dayOf(sent_at));
  const named = Object.entries(rates).filter(([currency]) => currencies.includes(currency));
  return Object.fromEntries(named);
}
