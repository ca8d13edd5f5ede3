import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  multiply,
  readExact,
  roundUpTo,
  zero,
} from "../kernel/exact.ts";
import { convert } from "../products/units.ts";
import type { Amount, Measure, Missing, OfferLine, Step, Sum } from "./offer.ts";

/** What must be bought of a line and what that costs, without charges. */
export interface Goods {
  steps: Step[];
  bought: Measure | null;
  cost: Sum | null;
  missing: Missing | null;
}

/** kg per litre; null where the line does not say it. */
export const densityOf = ({ density }: OfferLine): Exact | null =>
  density ? readExact(density) : null;

/** An amount to reckon with; throws where its value is no decimal number. */
export const measure = ({ value, unit }: Amount): Measure => ({ value: exact(value), unit });

/**
 * The quantity in the unit of the price, raised to the minimum order, in whole packs; the price of the
 * highest break that this quantity reaches.
 */
export function reckonGoods(line: OfferLine, wantedAmount: Amount): Goods {
  const wanted = measure(wantedAmount);
  const steps: Step[] = [{ kind: "wanted", quantity: wanted }];
  const unknown = (kind: "quantity" | "price" | "density"): Goods => {
    const missing: Missing = { kind };
    return { steps: [...steps, { kind: "missing", missing }], bought: null, cost: null, missing };
  };
  if (compare(wanted.value, zero) <= 0) return unknown("quantity");
  const per = measure(line.price.per);
  if (compare(per.value, zero) <= 0) return unknown("price");
  const priced = (amount: Measure) => inUnit(amount, per.unit, line);
  const start = priced(wanted);
  if (!start) return unknown("density");
  if (wanted.unit !== per.unit)
    steps.push({
      kind: "converted",
      from: wanted,
      to: start,
      density: usedDensity(line, wanted, per),
    });
  const bought = wholeOrders(line, { start, priced, steps });
  if (!bought) return unknown("density");
  const reached = reachedBreak(line, { bought, priced });
  if (reached === "unknown") return unknown("density");
  const { currency } = line.price;
  const price: Sum = { value: exact(reached?.amount ?? line.price.amount), currency };
  if (reached) steps.push({ kind: "break", from: measure(reached.from), price });
  const value = divide(multiply(bought.value, price.value), per.value);
  const cost: Sum = { value, currency };
  steps.push({ kind: "goods", bought, price, per, result: cost });
  return { steps, bought, cost, missing: null };
}

/** The same amount in another unit; null between mass and volume where the density is not known. */
export function inUnit(amount: Measure, unit: Measure["unit"], line: OfferLine): Measure | null {
  const value = convert(amount.value, { from: amount.unit, to: unit, density: densityOf(line) });
  return value && { value, unit };
}

/** The density, when the conversion is between mass and volume. */
export const usedDensity = (line: OfferLine, from: Measure, to: Measure): Exact | null =>
  convert(from.value, { from: from.unit, to: to.unit }) ? null : densityOf(line);

interface Buying {
  start: Measure;
  priced: (amount: Measure) => Measure | null;
  steps: Step[];
}

/** At least the minimum order, in whole packs; null when one of them cannot be put in the unit. */
function wholeOrders(line: OfferLine, { start, priced, steps }: Buying): Measure | null {
  let bought = start;
  if (line.moq) {
    const moq = priced(measure(line.moq));
    if (!moq) return null;
    if (compare(moq.value, bought.value) > 0) {
      steps.push({ kind: "moq", moq: measure(line.moq) });
      bought = moq;
    }
  }
  if (line.pack) {
    const pack = priced(measure(line.pack));
    if (!pack) return null;
    if (compare(pack.value, zero) > 0) {
      bought = { value: roundUpTo(bought.value, pack.value), unit: bought.unit };
      const packs = divide(bought.value, pack.value);
      steps.push({ kind: "packs", pack: measure(line.pack), packs, bought });
    }
  }
  return bought;
}

type Break = OfferLine["breaks"][number];

function reachedBreak(
  line: OfferLine,
  { bought, priced }: { bought: Measure; priced: Buying["priced"] },
): Break | null | "unknown" {
  let reached: { at: Break; from: Exact } | null = null;
  for (const at of line.breaks) {
    const from = priced(measure(at.from))?.value;
    if (!from) return "unknown";
    if (compare(from, bought.value) > 0) continue;
    if (!reached || compare(from, reached.from) > 0) reached = { at, from };
  }
  return reached?.at ?? null;
}

/** The sum of exact numbers. */
export const sumOf = (values: readonly Exact[]): Exact => values.reduce(add, zero);
