import { add, type Exact, zero } from "../kernel/exact.ts";
import type { Amount, Missing, OfferCharge, OfferLine, ReckonedLine, Terms } from "./offer.ts";
import { distinct, reckonOffer } from "./reckon.ts";

/** A quote as it was written: each line with the quantity that it names itself. */
interface Quoted {
  lines: readonly (OfferLine & { quantity: Amount })[];
  charges: readonly OfferCharge[];
}

interface ReckonedQuote {
  lines: ReckonedLine[];
  /** All lines with all charges, in the currency of the terms; null when any part is unknown. */
  total: Exact | null;
  /** Why it is. */
  missing: Missing[];
}

/** What a quote costs, for the quantities that it names. */
export function reckonQuoted({ lines, charges }: Quoted, terms: Terms): ReckonedQuote {
  const offered = lines.map((line) => ({ line, wanted: line.quantity }));
  const reckoned = reckonOffer({ lines: offered, charges }, terms);
  const missing = distinct(reckoned.flatMap(({ cost }) => cost.missing));
  const sum = reckoned.reduce((all, { cost }) => add(all, cost.value ?? zero), zero);
  return { lines: reckoned, total: missing.length > 0 ? null : sum, missing };
}
