import type { FormulaCost, LinePrice } from "@neroli/contract/formulas/schema.ts";
import { add, divide, type Exact, multiply, toText, zero } from "@neroli/contract/kernel/exact.ts";
import { hundred, type Interval } from "@neroli/contract/kernel/interval.ts";
import type { Offer } from "../queries/list-offers.ts";
import type { SharedLine } from "./components.ts";

/** Digits of a price; what is reckoned with is not rounded. */
const digits = 6;

interface Reckoning {
  currency: string;
  /** By product. */
  offers: ReadonlyMap<string, Offer>;
}

/** What a kilogram of a formula costs, line by line; what is unknown is never 0. */
export function reckonCost(
  lines: readonly SharedLine[],
  { currency, offers }: Reckoning,
): FormulaCost {
  const priced = lines.map((each) => {
    const offer = offers.get(each.line.product ?? "") ?? null;
    return { ...each, offer, cost: costOf(offer?.per_kg ?? null, each.share) };
  });
  const known = priced.flatMap(({ cost }) => cost ?? []);
  const days = priced.flatMap(({ offer }) => offer?.rates_of ?? []).toSorted();
  return {
    currency,
    known: textOf({
      min: known.reduce((sum, { min }) => add(sum, min), zero),
      max: known.reduce((sum, { max }) => add(sum, max), zero),
    }),
    complete: priced.length > 0 && known.length === priced.length,
    lines: priced.map(presentPrice),
    rates_of: days[0] ?? null,
  };
}

function costOf(perKg: Exact | null, share: Interval | null): Interval | null {
  if (!perKg || !share) return null;
  const of = (part: Exact) => divide(multiply(perKg, part), hundred);
  return { min: of(share.min), max: of(share.max) };
}

const textOf = ({ min, max }: Interval) => ({ min: toText(min, digits), max: toText(max, digits) });

interface Priced extends SharedLine {
  offer: Offer | null;
  cost: Interval | null;
}

function presentPrice({ line, share, offer, cost }: Priced): LinePrice {
  const perKg = offer?.per_kg ?? null;
  return {
    line: line.key,
    amount: perKg && toText(perKg, digits),
    quoted: offer?.price ?? null,
    request_key: offer?.request_key ?? null,
    version: offer?.version ?? null,
    accepted: offer?.accepted ?? false,
    valid_until: offer?.valid_until ?? null,
    share_cost: cost && textOf(cost),
    unknown: unknownOf({ product: line.product, offer, share }),
    missing: offer?.missing ?? [],
  };
}

function unknownOf(given: {
  product: string | null;
  offer: Offer | null;
  share: Interval | null;
}): LinePrice["unknown"] {
  if (given.product === null) return "no-product";
  if (!given.offer) return "no-quote";
  if (!given.offer.per_kg) return "not-reckoned";
  return given.share ? null : "no-share";
}
